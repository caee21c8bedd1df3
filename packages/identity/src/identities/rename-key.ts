import type { Identities } from './identities.ts'
import type { IdentityId } from '../records/ids.ts'
import { credentialHexIdOf, webauthnConfigOf } from '../records/webauthn-credential.ts'

/** How often a name is written again when other requests change the keys meanwhile. */
const maxAttempts = 10

/** Renames a passkey or security key of an account. False when the account has no such key. */
export async function changeKeyName(
  identities: Pick<Identities, 'credentialsOf' | 'useSecondFactor'>,
  { identityId, hexId, name }: { readonly identityId: IdentityId; readonly hexId: string; readonly name: string },
): Promise<boolean> {
  for (let turn = 0; turn < maxAttempts; turn += 1) {
    const credentials = await identities.credentialsOf(identityId)
    const credential = credentials
      .filter(({ type }) => type === 'passkey' || type === 'webauthn')
      .find((one) => webauthnConfigOf(one).credentials.some((key) => credentialHexIdOf(key) === hexId))
    if (!credential) return false
    const keys = webauthnConfigOf(credential).credentials.map((key) =>
      credentialHexIdOf(key) === hexId ? { ...key, display_name: name } : key,
    )
    if (await identities.useSecondFactor(credential, { ...credential.config, credentials: keys })) return true
  }
  return false
}
