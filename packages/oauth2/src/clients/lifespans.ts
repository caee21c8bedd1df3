import { durationMs } from '@collect/identity'

/** Fields of a client that change how long its tokens live, in Hydra's names. */
export const lifespanNames = [
  'authorization_code_grant_access_token_lifespan',
  'authorization_code_grant_id_token_lifespan',
  'authorization_code_grant_refresh_token_lifespan',
  'refresh_token_grant_access_token_lifespan',
  'refresh_token_grant_id_token_lifespan',
  'refresh_token_grant_refresh_token_lifespan',
] as const

export type LifespanName = (typeof lifespanNames)[number]

const year = 365 * 24 * 60 * 60_000

/** Milliseconds of a lifespan like `1h30m`: at least one second, at most a year. */
export function lifespanMs(text: string): number | undefined {
  const ms = durationMs(text)
  return ms !== undefined && ms >= 1_000 && ms <= year ? ms : undefined
}
