import { randomInt } from 'node:crypto'
import type { CredentialRecord } from '../../records/identity.ts'
import { equals } from '../../secrets/tokens.ts'
import type { StrategyContext } from '../strategy.ts'

/** One of the codes that somebody keeps for the day when nothing else is at hand. */
export interface BackupCode {
  readonly code: string
  /** Milliseconds; missing while it is good. */
  readonly usedAt?: number
}

const count = 12
const digits = 8

export function newBackupCodes(): readonly BackupCode[] {
  const codes = new Set<string>()
  while (codes.size < count) codes.add(String(randomInt(10 ** digits)).padStart(digits, '0'))
  return [...codes].map((code) => ({ code }))
}

const purpose = 'lookup_secret'

/** They can be shown again, so they are sealed and not hashed. */
export const sealCodes = ({ vault }: Pick<StrategyContext, 'vault'>, codes: readonly BackupCode[]): string =>
  vault.seal(purpose, codes)

export const openCodes = ({ vault }: Pick<StrategyContext, 'vault'>, sealed: unknown): readonly BackupCode[] =>
  (vault.open(purpose, String(sealed)) as readonly BackupCode[] | undefined) ?? [] // sealed above from the same shape

export const codesIn = (tools: Pick<StrategyContext, 'vault'>, { config }: CredentialRecord): readonly BackupCode[] =>
  openCodes(tools, config['sealed'])

/** Which of them is meant. A Kratos' codes hold letters too, so those are compared as well; gaps are for the eye. */
export function findCode(codes: readonly BackupCode[], given: string): BackupCode | undefined {
  const wanted = given.replaceAll(/[\s-]/g, '').toLowerCase()
  // All are looked at, so that the time tells nothing.
  return codes.filter(({ code }) => equals(code, wanted))[0]
}
