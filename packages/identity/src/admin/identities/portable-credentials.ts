import { z } from 'zod'
import { URI } from 'otpauth'
import { wireTime } from '../../clock.ts'
import type { NewCredential } from '../../identities/new-identity.ts'
import type { CredentialRecord, IdentityRecord } from '../../records/identity.ts'
import { type KeyMethod, keyConfig, type KeyConfig } from '../../records/webauthn-credential.ts'
import type { Tools } from '../../methods/cell.ts'
import { contentOf } from '../../methods/shared-keys/change-keys.ts'
import { codesIn, sealCodes } from '../../methods/lookup-secret/backup-codes.ts'
import { isUsualTotp, totpUrl } from '../../methods/totp/authenticator.ts'
import { sealSecret, secretIn } from '../../methods/totp/settings.ts'

type Keeping = Pick<Tools, 'vault' | 'config'>

const totpConfig = z.strictObject({
  totp_url: z
    .string()
    .max(2048)
    .transform((text, context) => {
      const secret = secretOf(text)
      if (secret !== undefined) return secret
      context.addIssue({ code: 'custom', message: 'expected otpauth://totp/… with six digits, 30 seconds and SHA1' })
      return z.NEVER
    }),
})

const lookupConfig = z.strictObject({
  recovery_codes: z
    .array(z.strictObject({ code: z.string().min(6).max(64), used_at: z.iso.datetime({ offset: true }).nullish() }))
    .max(100),
})

/** Second factors and keys as a Kratos writes them down, the secrets in the clear (docs/contract/http.md §7.5). */
export const portableFactors = {
  totp: z.strictObject({ config: totpConfig }).optional(),
  lookup_secret: z.strictObject({ config: lookupConfig }).optional(),
  webauthn: z.strictObject({ config: keyConfig }).optional(),
  passkey: z.strictObject({ config: keyConfig }).optional(),
}
type PortableFactors = { readonly [Type in keyof typeof portableFactors]?: z.output<(typeof portableFactors)[Type]> }

/**
 * What was brought along, sealed as what is made here.
 * @param names by which the account is found that signs in with a security key
 */
export function factorsToKeep(
  tools: Keeping,
  { totp, lookup_secret: codes, webauthn, passkey }: PortableFactors,
  names: readonly string[],
): readonly NewCredential[] {
  return [
    ...(totp ? [{ type: 'totp' as const, identifiers: [], config: sealSecret(tools, totp.config.totp_url, 0) }] : []),
    ...keysOf('webauthn', webauthn?.config, names),
    ...keysOf('passkey', passkey?.config, names),
    ...(codes
      ? [
          {
            type: 'lookup_secret' as const,
            identifiers: [],
            config: { sealed: sealCodes(tools, codesOf(codes.config)) },
          },
        ]
      : []),
  ]
}

const keysOf = (type: KeyMethod, config: KeyConfig | undefined, names: readonly string[]): readonly NewCredential[] =>
  config ? [{ type, ...contentOf(type, { userHandle: config.user_handle, keys: config.credentials, names }) }] : []

const codesOf = ({ recovery_codes }: z.output<typeof lookupConfig>) =>
  recovery_codes.map(({ code, used_at }) => ({ code, ...(used_at && { usedAt: Date.parse(used_at) }) }))

/** The config that another service can read. */
export function portableConfig(tools: Keeping, credential: CredentialRecord, owner: IdentityRecord): object {
  if (credential.type === 'totp') {
    const secret = secretIn(tools, credential)
    return secret === undefined ? {} : { totp_url: totpUrl(secret, tools.config, owner) }
  }
  if (credential.type === 'lookup_secret') {
    const codes = codesIn(tools, credential)
    return {
      recovery_codes: codes.map(({ code, usedAt }) => ({
        code,
        ...(usedAt !== undefined && { used_at: wireTime(usedAt) }),
      })),
    }
  }
  return credential.config
}

function secretOf(text: string): string | undefined {
  try {
    const read = URI.parse(text)
    return isUsualTotp(read) ? read.secret.base32 : undefined
  } catch {
    return undefined // told by the setting that asks
  }
}
