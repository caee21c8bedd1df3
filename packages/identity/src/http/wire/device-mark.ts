import type { IdentityRecord } from '../../records/identity.ts'
import { digest, randomToken } from '../../secrets/tokens.ts'

/** What a browser shows that signed in before. Of the accounts it holds digests: whoever finds it learns of none. */
export interface DeviceMark {
  readonly id: string
  readonly known: readonly string[]
  /** When it was given, in milliseconds. */
  readonly at: number
}

/** A family's browser knows a few accounts; the latest stay. */
const maxKnown = 8
/** A mark that is used is given anew before the browser throws it away, in milliseconds. */
const freshFor = 30 * 24 * 60 * 60_000

export const isDeviceMark = (value: unknown): value is DeviceMark =>
  typeof value === 'object' && value !== null && 'known' in value && Array.isArray(value.known)

type Account = Pick<IdentityRecord, 'id' | 'marksVersion'>

export const knowsAccount = (mark: DeviceMark | undefined, account: Account): boolean =>
  mark?.known.includes(nameOf(account)) === true

/** The mark after a sign-in; nothing where the one that is there says it already. */
export function markWith(mark: DeviceMark | undefined, account: Account, now: number): DeviceMark | undefined {
  if (mark && knowsAccount(mark, account) && now - mark.at < freshFor) return undefined
  const name = nameOf(account)
  const others = mark?.known.filter((known) => known !== name) ?? []
  return { id: mark?.id ?? randomToken('', 22), known: [name, ...others].slice(0, maxKnown), at: now }
}

/** Another name once the account has forgotten the browsers that it knew. */
const nameOf = ({ id, marksVersion }: Account): string =>
  digest(marksVersion === 0 ? `device:${id}` : `device:${id}:${marksVersion}`).slice(0, 22)
