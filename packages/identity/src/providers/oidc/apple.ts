import { createPrivateKey } from 'node:crypto'
import { SignJWT } from 'jose'
import type { Clock } from '../../clock.ts'
import type { ProviderSettings } from '../../config/provider-config.ts'

/** Apple's secret is a token that the service signs (docs/contract/providers-and-oauth2.md §A2). */
export async function appleSecret(
  { apple_team_id, apple_private_key_id, apple_private_key, client_id }: ProviderSettings,
  issuer: string,
  clock: Clock,
): Promise<string | undefined> {
  if (apple_private_key === undefined || apple_team_id === undefined || apple_private_key_id === undefined) return
  const now = Math.floor(clock() / 1000)
  return new SignJWT({ iss: apple_team_id, sub: client_id, aud: issuer, iat: now, exp: now + 300 })
    .setProtectedHeader({ alg: 'ES256', kid: apple_private_key_id })
    .sign(createPrivateKey(apple_private_key))
}

/** Apple posts the user's name once, beside the code. The browser carries it, so it proves nothing. */
export function appleNames(user: string | null): Readonly<Record<string, unknown>> {
  if (user === null || user.length > 2_000) return {}
  try {
    const { name } = JSON.parse(user) as {
      readonly name?: { readonly firstName?: unknown; readonly lastName?: unknown }
    }
    const { firstName, lastName } = name ?? {}
    return {
      ...(typeof firstName === 'string' && { given_name: firstName }),
      ...(typeof lastName === 'string' && { family_name: lastName, last_name: lastName }),
    }
  } catch {
    return {}
  }
}
