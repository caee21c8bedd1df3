import { z } from 'zod'
import type { CredentialRecord } from './identity.ts'

/** Methods whose proof is a key that a browser keeps. */
export type KeyMethod = 'webauthn' | 'passkey'

/** A key of an account as Kratos keeps it, bytes in base64 (docs/contract/http.md §7.5). */
const keptKey = z.object({
  id: z.string(),
  public_key: z.string(),
  attestation_type: z.string().default('none'),
  authenticator: z.object({
    aaguid: z.string().default(''),
    sign_count: z.number().default(0),
    /** It counted backwards once: there may be two of it. */
    clone_warning: z.boolean().default(false),
  }),
  display_name: z.string().default(''),
  added_at: z.string(),
  is_passwordless: z.boolean().default(false),
  flags: z.record(z.string(), z.boolean()).optional(),
  transport: z.array(z.string()).nullish(),
})
export type KeptKey = z.output<typeof keptKey>

/** All keys of one method. */
export const keyConfig = z.object({ credentials: z.array(keptKey).default([]), user_handle: z.string().default('') })
export type KeyConfig = z.output<typeof keyConfig>

/** An import may have brought anything; what is no key opens nothing. */
export const keyConfigOf = ({ config }: Pick<CredentialRecord, 'config'>): KeyConfig =>
  keyConfig.safeParse(config).data ?? { credentials: [], user_handle: '' }

export function keysIn(credentials: readonly CredentialRecord[], method: KeyMethod): readonly KeptKey[] {
  const credential = credentials.find(({ type }) => type === method)
  return credential ? keyConfigOf(credential).credentials : []
}

/** Security keys that sign in alone. */
export const firstKeysIn = (credentials: readonly CredentialRecord[]): readonly KeptKey[] =>
  keysIn(credentials, 'webauthn').filter(({ is_passwordless }) => is_passwordless)

const inBase64url = (base64: string): string => Buffer.from(base64, 'base64').toString('base64url')
export const inBase64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')

/** As browsers name it. */
export const idOf = ({ id }: KeptKey): string => inBase64url(id)
/** As forms name it (docs/contract/nodes.md §2.3). */
export const hexIdOf = ({ id }: KeptKey): string => Buffer.from(id, 'base64').toString('hex')
