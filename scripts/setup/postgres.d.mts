/** The reason why there is no server. */
interface Missing {
  readonly missing: string
}

interface OwnPostgres {
  readonly url: string
  /** Kills it without warning and starts it again. */
  crash(): Promise<void>
  stop(): Promise<void>
}

export function ownPostgres(): Promise<OwnPostgres | Missing>
