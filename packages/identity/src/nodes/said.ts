import type { MessageType, UiMessage } from '@collect/contract'
import { deviceOf, saidTexts, tagOf, type Locale, type SaidKey, type Values } from '@collect/messages'
import { isIP } from 'node:net'

/** Ids of messages that Kratos does not have. Page catalogues do not contain them: the service sends their texts. */
const ids = {
  'said.first-proof': 1059001,
  'said.claim.mine': 1079001,
  'said.claim.not-mine': 1079002,
  'said.claim.made': 1089001,
  'said.claim.device': 1089002,
  'said.claim.address': 1089003,
  'said.claim.ways': 1089004,
  'said.claim.cleared': 1089005,
  'said.unverified-key': 4019001,
  'said.same-mailbox': 4019002,
} as const satisfies Partial<Record<SaidKey, number>>

const said = (locale: Locale, key: keyof typeof ids, values: Values = {}, type: MessageType = 'info'): UiMessage => ({
  id: ids[key],
  text: saidTexts(locale)(key, values),
  type,
})

/** The first proof of an address removed everything that was set up before. */
export const firstProofSaid = (locale: Locale): UiMessage => said(locale, 'said.first-proof', {}, 'success')

/** The answer "It wasn't me" removed everything that the maker of the account set up. */
export const clearedSaid = (locale: Locale): UiMessage => said(locale, 'said.claim.cleared', {}, 'success')

/** Refusals that Kratos does not have. */
export const refusals = {
  unverifiedKey: (locale: Locale) => said(locale, 'said.unverified-key', {}, 'error'),
  sameMailbox: (locale: Locale) => said(locale, 'said.same-mailbox', {}, 'error'),
}

export const claimLabels = {
  mine: (locale: Locale) => said(locale, 'said.claim.mine'),
  notMine: (locale: Locale) => said(locale, 'said.claim.not-mine'),
}

interface Made {
  /** In milliseconds. */
  readonly at: number
  /** Types of the account's credentials. */
  readonly ways: readonly string[]
  readonly userAgent?: unknown
  readonly ipAddress?: unknown
}

/** When and by which device an account was created, and its credentials. */
export function claimSaid(locale: Locale, { at, ways, userAgent, ipAddress }: Made): readonly UiMessage[] {
  const tag = tagOf(locale)
  const say = saidTexts(locale)
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).format(at)
  const { browser, system } = deviceOf(String(userAgent ?? ''))
  const device = [browser, system].filter((name) => name !== undefined).join(', ')
  const named = new Intl.ListFormat(tag).format(ways.map((way) => say('said.way', { way })))
  return [
    said(locale, 'said.claim.made', { date }),
    ...(device === '' ? [] : [said(locale, 'said.claim.device', { device })]),
    ...(typeof ipAddress === 'string' && isIP(ipAddress)
      ? [said(locale, 'said.claim.address', { address: ipAddress })]
      : []),
    ...(named === '' ? [] : [said(locale, 'said.claim.ways', { ways: named })]),
  ]
}
