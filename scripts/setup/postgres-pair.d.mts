export interface PostgresPair {
  /** The address with both hosts. */
  readonly url: string
  primary(): string
  standby(): string
  /** Kills the primary without warning. */
  kill(): Promise<void>
  /** Makes the standby the primary. It commits alone until another one joins. */
  promote(): Promise<void>
  /** Starts a new standby, and resolves once commits wait for it. */
  join(): Promise<void>
  /** The standby takes in changes, but shows none of them any more. */
  pauseReplay(): Promise<void>
  killStandby(): Promise<void>
  stop(): Promise<void>
}

export function postgresPair(): Promise<PostgresPair | { readonly missing: string }>
