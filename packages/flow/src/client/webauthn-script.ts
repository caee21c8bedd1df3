import type { Client } from './client.ts'

/** `GET /.well-known/{provider}/webauthn.js`: an address for a script element; services know one provider. */
export const webauthnScriptUrl = (client: Client, provider = 'ory'): string =>
  client.addressOf(`/.well-known/${encodeURIComponent(provider)}/webauthn.js`)
