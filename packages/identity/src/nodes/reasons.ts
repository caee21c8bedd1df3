import { MessageId, type UiMessage } from '@collect/contract'
import { reasonTexts, type ReasonKey, type Values } from '@collect/messages'
import { message } from './message.ts'

const say = reasonTexts('en')

type Reason = ReasonKey extends `reason.${infer Name}` ? Name : never

/** 4000001 has no words of its own: it carries the sentence in English, and what it takes to say it in any language. */
const said = (reason: Reason, values: Values = {}): UiMessage =>
  message(MessageId.validation, { ...values, reason: say(`reason.${reason}`, values), reason_key: reason })

/** Why a password cannot be used, likewise. */
const policy = (reason: Reason): UiMessage =>
  message(MessageId.passwordPolicy, { reason: say(`reason.${reason}`), reason_key: reason })

export const reasons = {
  unprintable: () => said('unprintable'),
  unknownTrait: (name: string) => said('unknownTrait', { name: name.slice(0, 100) }),
  choice: (choices: readonly unknown[]) => said('choice', { choices: choices.slice(0, 20).map(String).join(', ') }),
  format: (format: string) => said('format', { format }),
  rule: () => said('rule'),
  /** Told to programmers in their own words, and to people in ours. */
  notFitting: (reason: string) => message(MessageId.validation, { reason, reason_key: 'rule' satisfies Reason }),
  signedIn: () => said('signedIn'),
  tooOften: () => said('tooOften'),
  tooManyCodes: () => said('tooManyCodes'),
  /** In whole minutes, or in whole hours where those say it shorter. */
  paused: (milliseconds: number) => {
    const minutes = Math.ceil(milliseconds / 60_000)
    return said('paused', { minutes, hours: minutes < 60 ? 0 : Math.ceil(minutes / 60) })
  },
  held: (minutes: number) => said('held', { minutes }),
  /** An account under attack; passkeys and codes both stay open, or other ways do, and a browser that signed in before. */
  guarded: (minutes: number, ways: 'both' | 'others') => said('guarded', { minutes, ways }),
  unusableKey: () => said('unusableKey'),
  robotCheckDown: () => said('robotCheckDown'),
  breachCheckDown: () => policy('breachCheckDown'),
  currentPassword: () => said('currentPassword'),
  wrongPassword: () => said('wrongPassword'),
  oneCharacter: () => policy('oneCharacter'),
  siteName: () => policy('siteName'),
  lastWayIn: () => said('lastWayIn'),
  /** The words are those of an error; what they say is none. */
  addressWaits: (at: number): UiMessage => {
    const until_unix = Math.floor(at / 1000)
    const { text: _, ...waits } = said('addressWaits', { until_unix: new Date(at).toUTCString() })
    const text = say('reason.addressWaits', { until_unix: new Date(at).toUTCString() })
    return { ...waits, type: 'info', text, context: { ...waits.context, until_unix } }
  },
  frozen: () => said('frozen'),
  unknownAddress: () => said('unknownAddress'),
}
