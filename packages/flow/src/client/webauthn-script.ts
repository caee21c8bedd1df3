import type { Client } from './client.ts'

/** `GET /.well-known/{provider}/webauthn.js`: the address for a script element. A service has one provider. */
export const webauthnScriptUrl = (client: Client, provider = 'ory'): string =>
  client.addressOf(`/.well-known/${encodeURIComponent(provider)}/webauthn.js`)
