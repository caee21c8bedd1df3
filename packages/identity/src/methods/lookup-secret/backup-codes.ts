import { randomInt } from 'node:crypto'
import type { CredentialRecord } from '../../records/identity.ts'
import { equals } from '../../secrets/tokens.ts'
import type { StrategyContext } from '../strategy.ts'

/** One of the codes that a user keeps in case the other factors are lost. */
export interface BackupCode {
  readonly code: string
  /** In milliseconds; undefined while the code is valid. */
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

/** Seals the codes instead of hashing them, because the user can view them again. */
export const sealCodes = ({ vault }: Pick<StrategyContext, 'vault'>, codes: readonly BackupCode[]): string =>
  vault.seal(purpose, codes)

export const openCodes = ({ vault }: Pick<StrategyContext, 'vault'>, sealed: unknown): readonly BackupCode[] =>
  (vault.open(purpose, String(sealed)) as readonly BackupCode[] | undefined) ?? [] // sealed above from the same shape

export const codesIn = (tools: Pick<StrategyContext, 'vault'>, { config }: CredentialRecord): readonly BackupCode[] =>
  openCodes(tools, config['sealed'])

/** Finds the submitted code, ignoring case, spaces and hyphens. Codes imported from Kratos contain letters, too. */
export function findCode(codes: readonly BackupCode[], given: string): BackupCode | undefined {
  const wanted = given.replaceAll(/[\s-]/g, '').toLowerCase()
  // Compares with all codes, so that timing leaks nothing.
  return codes.filter(({ code }) => equals(code, wanted))[0]
}
