/** The time in milliseconds since 1970; passed in so that a test can let hours go by. */
export type Clock = () => number

/** RFC 3339, as every time on the wire. */
export const wireTime = (milliseconds: number): string => new Date(milliseconds).toISOString()
