/** What may be known of a statement: never its values, nor its text. */
export interface Query {
  readonly system: 'sqlite' | 'postgresql'
  /** `select`, `insert`, `begin`…, and `sync`: waiting for the disk, together with all who wait then. */
  readonly operation: string
  readonly milliseconds: number
  readonly hasFailed: boolean
}

export interface OpenOptions {
  /** Told when an idle connection breaks; the pool recovers by itself. */
  readonly onIdleError?: (error: Error) => void
  /** Told of every statement when it is over. */
  readonly onQuery?: (query: Query) => void
}
