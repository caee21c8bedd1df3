import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import type { IdentityConfig } from '../../src/config/identity-config.ts'
import { parseConfig } from '../../src/config/load-config.ts'

export interface ConfigChanges {
  readonly [key: string]: unknown
}

const folder = fileURLToPath(new URL('../../../../config/', import.meta.url))
const own = parse(readFileSync(`${folder}kratos.yml`, 'utf8')) as ConfigChanges // the file is a map, as its own tests know

/** Parameters of cheap hashes; other tests cover the real ones. */
const quick: ConfigChanges = { hashers: { argon2: { memory: '64KB', iterations: 1 } } }
/** Steps, codes, keys and second factors have their own tests; all other tests use short forms. */
const off = { enabled: false }
const alone: ConfigChanges = {
  selfservice: {
    flows: { login: { style: 'unified' }, registration: { style: 'unified' } },
    methods: {
      code: { passwordless_enabled: false, config: { missing_credential_fallback_enabled: false } },
      totp: off,
      lookup_secret: off,
      webauthn: off,
      passkey: off,
    },
  },
}

/** The service may reveal whether an account exists. */
export const revealingAccounts = { security: { account_enumeration: { mitigate: false } } }

/** The shipped configuration with these changes, in the form of the file. */
export const fileWith = (changes: ConfigChanges = {}): ConfigChanges =>
  merged([own, quick, alone].reduce(merged), changes)

export const configWith = (origin: string, changes: ConfigChanges = {}): IdentityConfig =>
  parseConfig(JSON.stringify(fileWith(changes)), { origin, directory: folder })

/** Merges groups, and replaces all other values. */
export function merged(base: ConfigChanges, changes: ConfigChanges): ConfigChanges {
  const all: Record<string, unknown> = { ...base }
  for (const [key, value] of Object.entries(changes)) {
    const before = all[key]
    all[key] = isGroup(before) && isGroup(value) ? merged(before, value) : value
  }
  return all
}

const isGroup = (value: unknown): value is ConfigChanges =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
