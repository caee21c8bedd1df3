import { MessageId, type UiMessage } from '@collect/contract'
import { reasonTexts, type ReasonKey, type Values } from '@collect/messages'
import { message } from './message.ts'

const say = reasonTexts('en')

type Reason = ReasonKey extends `reason.${infer Name}` ? Name : never

/** Message 4000001 has no text of its own; another id gets other words. The message carries an English sentence, its key and its values for translation. */
const said = (reason: Reason, values: Values = {}, id: number = MessageId.validation): UiMessage =>
  message(id, { ...values, reason: say(`reason.${reason}`, values), reason_key: reason })

/** The same for reasons why a password is refused. */
const policy = (reason: Reason): UiMessage =>
  message(MessageId.passwordPolicy, { reason: say(`reason.${reason}`), reason_key: reason })

export const reasons = {
  unprintable: () => said('unprintable'),
  unknownTrait: (name: string) => said('unknownTrait', { name: name.slice(0, 100) }),
  choice: (choices: readonly unknown[]) => said('choice', { choices: choices.slice(0, 20).map(String).join(', ') }),
  format: (format: string) => said('format', { format }),
  rule: () => said('rule'),
  /** Developers read `reason`; users read the translated text of `rule`. */
  notFitting: (reason: string) => message(MessageId.validation, { reason, reason_key: 'rule' satisfies Reason }),
  signedIn: () => said('signedIn'),
  tooOften: () => said('tooOften'),
  tooManyCodes: () => said('tooManyCodes'),
  /** In whole minutes, and from one hour on in whole hours. */
  paused: (milliseconds: number) => {
    const minutes = Math.ceil(milliseconds / 60_000)
    return said('paused', { minutes, hours: minutes < 60 ? 0 : Math.ceil(minutes / 60) })
  },
  held: (minutes: number) => said('held', { minutes }),
  /** An account under attack. Known browsers stay open, and passkeys and codes (`both`) or other methods. */
  guarded: (minutes: number, ways: 'both' | 'others') => said('guarded', { minutes, ways }),
  unusableKey: () => said('unusableKey'),
  robotCheckDown: () => said('robotCheckDown'),
  breachCheckDown: () => policy('breachCheckDown'),
  currentPassword: () => said('currentPassword'),
  wrongPassword: () => said('wrongPassword'),
  oneCharacter: () => policy('oneCharacter'),
  siteName: () => policy('siteName'),
  lastWayIn: () => said('lastWayIn'),
  /** The id is that of an error, but the message is information. */
  addressWaits: (at: number): UiMessage => {
    const until_unix = Math.floor(at / 1000)
    const { text: _, ...waits } = said('addressWaits', { until_unix: new Date(at).toUTCString() })
    const text = say('reason.addressWaits', { until_unix: new Date(at).toUTCString() })
    return { ...waits, type: 'info', text, context: { ...waits.context, until_unix } }
  },
  frozen: () => said('frozen'),
  unknownAddress: () => said('unknownAddress'),
  /** The provider's refusal in its own words, as text. A user who changed their mind gets information, not an error. */
  providerDenied: (provider: string, words: string | undefined, type: 'info' | 'error'): UiMessage => ({
    ...said('providerDenied', { provider, words: quotable(words ?? '') || 'none' }),
    type,
  }),
  providerDown: (provider: string) => said('providerDown', { provider }),
  providerAnswer: (provider: string) => said('providerAnswer', { provider }),
  providerGone: () => said('providerGone'),
  beginsHere: (provider: string): UiMessage => ({ ...said('beginsHere', { provider }), type: 'info' }),
  providerLate: () => said('providerLate'),
  providerMapping: (provider: string) => said('providerMapping', { provider }),
  noAccountHere: (provider: string) => said('noAccountHere', { provider }),
  scopeMissing: (provider: string) => said('scopeMissing', { provider }),
  notSignedInAgain: (provider: string) => said('notSignedInAgain', { provider }),
  wrongOrganisation: (provider: string) => said('wrongOrganisation', { provider }),
  organisationOnly: () => said('organisationOnly'),
  linkKnown: (provider: string) => said('linkKnown', { provider }),
  linkTaken: (provider: string) => said('linkTaken', { provider }, MessageId.duplicateCredentials),
  linkUnknown: () => said('linkUnknown'),
  linkAndUnlink: () => said('linkAndUnlink'),
}

/** At most 200 characters on one line, without control and direction characters, and without the last full stop. */
const quotable = (words: string) =>
  [...words.replace(/[\p{C}\p{Z}]+/gu, ' ').trim()]
    .slice(0, 200)
    .join('')
    .replace(/[.\s]+$/, '')
