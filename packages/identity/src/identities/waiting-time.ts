const day = 24 * 60 * 60_000

/** Days between the request for a deletion and the deletion, so that owners can notice a request by a thief. */
export const waitingDays = 14
/** The same in milliseconds. */
export const waitingTime = waitingDays * day
