import { z } from 'zod'
import type { CredentialRecord } from './identity.ts'

/** Methods that use WebAuthn credentials. */
export type WebauthnMethod = 'webauthn' | 'passkey'

/** A WebAuthn credential as Kratos stores it, bytes in base64 (docs/contract/http.md §7.5). */
const webauthnCredential = z.object({
  id: z.string(),
  public_key: z.string(),
  attestation_type: z.string().default('none'),
  authenticator: z.object({
    aaguid: z.string().default(''),
    sign_count: z.number().default(0),
    /** The signature counter went backwards: the key may be cloned. */
    clone_warning: z.boolean().default(false),
  }),
  display_name: z.string().default(''),
  added_at: z.string(),
  /** RFC 3339; an extra that Kratos ignores. Absent until the first sign-in with the key. */
  last_used_at: z.string().optional(),
  is_passwordless: z.boolean().default(false),
  flags: z.record(z.string(), z.boolean()).optional(),
  transport: z.array(z.string()).nullish(),
})
export type WebauthnCredential = z.output<typeof webauthnCredential>

/** Maximum length of a key's name, in characters. */
export const maxKeyNameLength = 100

/** All credentials of one method. */
export const webauthnConfig = z.object({
  credentials: z.array(webauthnCredential).default([]),
  user_handle: z.string().default(''),
})
export type WebauthnConfig = z.output<typeof webauthnConfig>

/** Imports may hold anything. A config that does not parse counts as empty. */
export const webauthnConfigOf = ({ config }: Pick<CredentialRecord, 'config'>): WebauthnConfig =>
  webauthnConfig.safeParse(config).data ?? { credentials: [], user_handle: '' }

export function webauthnCredentialsIn(
  credentials: readonly CredentialRecord[],
  method: WebauthnMethod,
): readonly WebauthnCredential[] {
  const credential = credentials.find(({ type }) => type === method)
  return credential ? webauthnConfigOf(credential).credentials : []
}

/** Security keys that are a first factor. */
export const passwordlessCredentialsIn = (credentials: readonly CredentialRecord[]): readonly WebauthnCredential[] =>
  webauthnCredentialsIn(credentials, 'webauthn').filter(({ is_passwordless }) => is_passwordless)

const inBase64url = (base64: string): string => Buffer.from(base64, 'base64').toString('base64url')
export const inBase64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')

/** The credential id as browsers name it. */
export const credentialIdOf = ({ id }: WebauthnCredential): string => inBase64url(id)
/** The credential id as forms name it (docs/contract/nodes.md §2.3). */
export const credentialHexIdOf = ({ id }: WebauthnCredential): string => Buffer.from(id, 'base64').toString('hex')
