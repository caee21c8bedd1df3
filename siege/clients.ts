import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The application that attackers know; its secret they do not. */
export const application = {
  client_id: 'siege-app',
  client_name: 'Siege app',
  client_secret: 'a secret that no attacker knows',
  redirect_uris: ['https://app.example/callback'],
  grant_types: ['authorization_code', 'refresh_token'],
  scope: 'openid offline_access profile email',
} as const

/** Writes the clients of a copy into its folder. */
export function copyClients(folder: string): string {
  const file = join(folder, 'clients.yml')
  // JSON is YAML.
  writeFileSync(file, JSON.stringify([application]))
  return file
}

/** An authorization request, as the application begins it. */
export const authorizationPath = (more: Readonly<Record<string, string>> = {}): string =>
  `/oauth2/auth?${new URLSearchParams({
    client_id: application.client_id,
    redirect_uri: application.redirect_uris[0],
    response_type: 'code',
    scope: 'openid email',
    state: 'a state of sixteen characters',
    // Any 43 characters.
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
    ...more,
  })}`
