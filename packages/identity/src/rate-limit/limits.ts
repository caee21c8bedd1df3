/** So many at once, and one more each time that `every` milliseconds have gone by. */
export interface Limit {
  readonly size: number
  readonly every: number
}

const second = 1_000
const minute = 60 * second

/** How much of what costs, guesses or disturbs is borne; each is counted for what its comment names. */
export const limits = {
  /** Passwords, for one account from one place, or by one browser that signed in before. */
  signIn: { size: 10, every: minute },
  /** Wrong passwords, for one account from all places together; browsers that signed in before do not count. */
  signInAnywhere: { size: 50, every: 45 * second },
  /** Wrong passwords from one place, for all accounts together. */
  wrongPassword: { size: 30, every: 10 * second },
  /** Current passwords that a new one asks for, for one account from all places together. */
  currentPassword: { size: 5, every: 3 * minute },
  /** Codes, for one address from one place; a flow of its own takes fewer. */
  code: { size: 20, every: 2 * minute },
  /** Flows with wrong codes, for one account from all places together, or by one browser that signed in before. */
  codeFlow: { size: 3, every: 90 * minute },
  /** Wrong codes and wrong second factors from one place, for all accounts together. */
  wrongCode: { size: 20, every: 3 * minute },
  /** Mails that are asked for, to one address from one place: fewer in an hour than an account is mailed in all. */
  mail: { size: 5, every: 15 * minute },
  /** Mails that are asked for from one place, to all addresses together. */
  mailAnybody: { size: 30, every: minute },
  /** Mails that tell an owner of a sign-up with their address, from all places together. */
  duplicate: { size: 3, every: 60 * minute },
  /** Mails to one recipient, whatever they say: never more than ten in an hour. */
  mailsToRecipient: { size: 10, every: 60 * minute },
  /** Mails to one recipient that tell of changes: they leave some of the ten to codes. */
  noticesToRecipient: { size: 6, every: 60 * minute },
  /** Mails that one account causes. */
  mailsOfAccount: { size: 20, every: 30 * minute },
  /** Mails that tell an address that it has no account to sign in to. */
  unknownSignIn: { size: 1, every: 24 * 60 * minute },
  /** Changes of address that one account asks for: never more than five in a day. */
  addressChange: { size: 5, every: 24 * 60 * minute },
  /** Changes of address that are asked for from one place: each may tell whether another account has the address. */
  addressQuestion: { size: 5, every: 60 * minute },
  /** Sign-ups from one place that are answered with the news that another account has the name. */
  takenSignUp: { size: 5, every: 60 * minute },
  /** New accounts from one place. */
  registration: { size: 20, every: 3 * minute },
  /** Flows that begin, from one place; a large one counts several times (`flows/stored/count-flow.ts`). */
  start: { size: 1_200, every: 40 },
} as const satisfies Record<string, Limit>

/** Flows that a place begins before they are counted in the database: most visitors never need more. */
export const startsAtOnce: Limit = { size: 20, every: 10 * second }

export type LimitName = keyof typeof limits
