/** The time in milliseconds since 1970. It is passed in, so that a test can move it on. */
export type Clock = () => number

/** RFC 3339, as every time on the wire. */
export const wireTime = (milliseconds: number): string => new Date(milliseconds).toISOString()
