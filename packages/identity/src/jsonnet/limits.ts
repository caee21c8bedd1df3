/** Limits of a program (docs/contract/providers-and-oauth2.md §A8). Sizes are in bytes. */
export const jsonnetLimits = {
  /** Nesting of the source, of calls and of the output. */
  depth: 100,
  /** Nested evaluations; guards the stack. */
  evaluations: 500,
  steps: 10_000,
  source: 64 * 1024,
  /** Also a limit of each text on the way, in UTF-16 units, and of the items of each array. */
  output: 64 * 1024,
} as const
