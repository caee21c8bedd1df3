import type { IdentityRecord } from '../../records/identity.ts'
import { digest, randomToken } from '../../secrets/tokens.ts'

/** The content of the device cookie of a browser that signed in before. It names accounts by digests only. */
export interface DeviceMark {
  readonly id: string
  readonly known: readonly string[]
  /** When it was issued, in milliseconds. */
  readonly at: number
}

/** Maximum number of accounts per browser; the latest ones stay. */
const maxKnown = 8
/** Age in milliseconds after which a sign-in renews the cookie. */
const freshFor = 30 * 24 * 60 * 60_000

export const isDeviceMark = (value: unknown): value is DeviceMark =>
  typeof value === 'object' && value !== null && 'known' in value && Array.isArray(value.known)

type Account = Pick<IdentityRecord, 'id' | 'marksVersion'>

export const knowsAccount = (mark: DeviceMark | undefined, account: Account): boolean =>
  mark?.known.includes(nameOf(account)) === true

/** The mark after a sign-in; undefined if the existing one is up to date. */
export function markWith(mark: DeviceMark | undefined, account: Account, now: number): DeviceMark | undefined {
  if (mark && knowsAccount(mark, account) && now - mark.at < freshFor) return undefined
  const name = nameOf(account)
  const others = mark?.known.filter((known) => known !== name) ?? []
  return { id: mark?.id ?? randomToken('', 22), known: [name, ...others].slice(0, maxKnown), at: now }
}

/** The digest of an account; it changes when the account forgets its known browsers. */
const nameOf = ({ id, marksVersion }: Account): string =>
  digest(marksVersion === 0 ? `device:${id}` : `device:${id}:${marksVersion}`).slice(0, 22)
