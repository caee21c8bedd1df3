/** Allows `size` at once, and one more after every `every` milliseconds. */
export interface Limit {
  readonly size: number
  readonly every: number
}

const second = 1_000
const minute = 60 * second

/** The limits on expensive, guessing or disturbing requests. Each comment names what is counted. */
export const limits = {
  /** Passwords, for one account from one network, or by one browser that signed in before. */
  signIn: { size: 10, every: minute },
  /** Wrong passwords, for one account from all networks together; browsers that signed in before do not count. */
  signInAnywhere: { size: 50, every: 45 * second },
  /** Wrong passwords from one network, for all accounts together. */
  wrongPassword: { size: 30, every: 10 * second },
  /** Current passwords in changes of password, for one account from all networks together. */
  currentPassword: { size: 5, every: 3 * minute },
  /** Codes, for one address from one network; a single flow takes fewer. */
  code: { size: 20, every: 2 * minute },
  /** Flows with wrong codes, for one account from all networks together, or by one browser that signed in before. */
  codeFlow: { size: 3, every: 90 * minute },
  /** Wrong codes and wrong second factors from one network, for all accounts together. */
  wrongCode: { size: 20, every: 3 * minute },
  /** Requested mails, to one address from one network: fewer per hour than all mails to one recipient. */
  mail: { size: 5, every: 15 * minute },
  /** Requested mails from one network, to all addresses together. */
  mailAnybody: { size: 30, every: minute },
  /** Mails about a sign-up with an address that has an account already, from all networks together. */
  duplicate: { size: 3, every: 60 * minute },
  /** Mails of all kinds to one recipient: never more than ten per hour. */
  mailsToRecipient: { size: 10, every: 60 * minute },
  /** Notices of changes to one recipient: they leave some of the ten mails to codes. */
  noticesToRecipient: { size: 6, every: 60 * minute },
  /** Mails that one account causes. */
  mailsOfAccount: { size: 20, every: 30 * minute },
  /** Mails about a sign-in attempt to an address without an account. */
  unknownSignIn: { size: 1, every: 24 * 60 * minute },
  /** Changes of address that one account asks for: never more than five per day. */
  addressChange: { size: 5, every: 24 * 60 * minute },
  /** Changes of address from one network: each may reveal whether another account has the address. */
  addressQuestion: { size: 5, every: 60 * minute },
  /** Sign-ups from one network that reveal that another account has the identifier. */
  takenSignUp: { size: 5, every: 60 * minute },
  /** New accounts from one network. */
  registration: { size: 20, every: 3 * minute },
  /** Wrong secrets of OAuth2 clients from one network, for all clients together. */
  clientSecret: { size: 30, every: 10 * second },
  /** Other refused OAuth2 requests from one network: unknown codes and tokens, of all clients together. */
  unknownToken: { size: 600, every: second / 2 },
  /** New flows from one network; a large flow counts several times (`flows/stored/count-flow.ts`). */
  start: { size: 1_200, every: 40 },
} as const satisfies Record<string, Limit>

/** New flows from one network before the database counts them: most visitors need no more. */
export const startsAtOnce: Limit = { size: 20, every: 10 * second }

export type LimitName = keyof typeof limits
