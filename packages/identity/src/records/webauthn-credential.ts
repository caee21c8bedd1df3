import { z } from 'zod'
import type { CredentialRecord } from './identity.ts'

/** Methods whose proof is a key that a browser keeps. */
export type WebauthnMethod = 'webauthn' | 'passkey'

/** A key of an account as Kratos keeps it, bytes in base64 (docs/contract/http.md §7.5). */
const webauthnCredential = z.object({
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
export type WebauthnCredential = z.output<typeof webauthnCredential>

/** All keys of one method. */
export const webauthnConfig = z.object({
  credentials: z.array(webauthnCredential).default([]),
  user_handle: z.string().default(''),
})
export type WebauthnConfig = z.output<typeof webauthnConfig>

/** An import may have brought anything; what is no key opens nothing. */
export const webauthnConfigOf = ({ config }: Pick<CredentialRecord, 'config'>): WebauthnConfig =>
  webauthnConfig.safeParse(config).data ?? { credentials: [], user_handle: '' }

export function webauthnCredentialsIn(
  credentials: readonly CredentialRecord[],
  method: WebauthnMethod,
): readonly WebauthnCredential[] {
  const credential = credentials.find(({ type }) => type === method)
  return credential ? webauthnConfigOf(credential).credentials : []
}

/** Security keys that sign in alone. */
export const passwordlessCredentialsIn = (credentials: readonly CredentialRecord[]): readonly WebauthnCredential[] =>
  webauthnCredentialsIn(credentials, 'webauthn').filter(({ is_passwordless }) => is_passwordless)

const inBase64url = (base64: string): string => Buffer.from(base64, 'base64').toString('base64url')
export const inBase64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64')

/** As browsers name it. */
export const credentialIdOf = ({ id }: WebauthnCredential): string => inBase64url(id)
/** As forms name it (docs/contract/nodes.md §2.3). */
export const credentialHexIdOf = ({ id }: WebauthnCredential): string => Buffer.from(id, 'base64').toString('hex')
