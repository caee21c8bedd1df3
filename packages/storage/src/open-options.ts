/** What is reported about a statement. Its text and values never are. */
export interface StatementReport {
  readonly system: 'sqlite' | 'postgresql'
  /** `select`, `insert`, `begin`…, or `sync`: one wait for the disk, shared by all pending commits. */
  readonly operation: string
  readonly milliseconds: number
  readonly hasFailed: boolean
}

export interface OpenOptions {
  /** Called when an idle connection breaks. The pool recovers by itself. */
  readonly onIdleError?: (error: Error) => void
  /** Called after every statement. */
  readonly onQuery?: (query: StatementReport) => void
  /** Called with the host that accepts writes, each time it is found among several. */
  readonly onHost?: (host: string) => void
  /** Address of a PostgreSQL standby for reads that may be a second old. */
  readonly readUrl?: string
  /** Maximum number of connections of this process to PostgreSQL; 10 unless set. */
  readonly poolSize?: number
}
