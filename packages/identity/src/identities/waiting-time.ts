const day = 24 * 60 * 60_000

/** Days between the wish for a deletion and the deletion: long enough to come back from a holiday, or to notice a thief. */
export const waitingDays = 14
/** The same in milliseconds. */
export const waitingTime = waitingDays * day
