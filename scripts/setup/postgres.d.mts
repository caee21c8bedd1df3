/** The reason why there is no server. */
interface Missing {
  readonly missing: string
}

interface OwnPostgres {
  readonly url: string
  /** Kills it without warning and starts it again. */
  crash(): Promise<void>
  stop(): Promise<void>
  readonly pid: number | undefined
}

export function ownPostgres(): Promise<OwnPostgres | Missing>
export function measuredPostgres(settings?: readonly string[]): Promise<OwnPostgres | Missing>
