/** So many at once, and one more each time that `every` milliseconds have gone by. */
export interface Limit {
  readonly size: number
  readonly every: number
}

const minute = 60_000

/** How much of what costs, guesses or disturbs is borne; each is counted for what its comment names. */
export const limits = {
  /** Passwords, for one account from one place. */
  signIn: { size: 10, every: minute },
  /** Passwords, for one account from wherever: more of them only wait. */
  signInAnywhere: { size: 50, every: minute / 2 },
  /** Codes, for one address from one place; a flow of its own takes fewer. */
  code: { size: 20, every: 2 * minute },
  /** Mails that are asked for, to one address from one place: fewer in an hour than an account is mailed in all. */
  mail: { size: 5, every: 15 * minute },
  /** Mails that are asked for from one place, to whomever. */
  mailAnybody: { size: 30, every: minute },
  /** Mails that tell an owner of a sign-up with their address, wherever it came from. */
  duplicate: { size: 3, every: 60 * minute },
  /** Mails to one recipient, whatever they say: never more than ten in an hour. */
  mailsToRecipient: { size: 10, every: 60 * minute },
  /** Mails to one recipient that tell of changes: they leave some of the ten to codes. */
  noticesToRecipient: { size: 6, every: 60 * minute },
  /** Mails that one account causes. */
  mailsOfAccount: { size: 20, every: 30 * minute },
  /** New accounts from one place. */
  registration: { size: 20, every: 3 * minute },
  /** Flows that begin, from one place; a large one counts several times (`flows/count-flow.ts`). */
  start: { size: 1_200, every: 40 },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof limits

/** Longer is nobody kept waiting who may go on, in milliseconds. */
export const longestPause = 3_000
