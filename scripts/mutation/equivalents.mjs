/**
 * Changes that change nothing: each with its reason. A line that is gone from the engine has to go from here too.
 * @type {readonly { file: string, before: string, after: string, reason: string }[]}
 */
export const equivalents = []
