import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { freePort } from './free-port.ts'
import { story } from './story.ts'
import type { OAuth2Provider } from './service/start-before.ts'

/** The example of an application of another company, as a process of its own. */
export interface ThirdPartyApp {
  readonly origin: string
  readonly clientId: string
  stop(): Promise<void>
}

const folder = fileURLToPath(new URL('../../examples/third-party-app/', import.meta.url))

/** Makes it a client of the provider, and starts it. */
export async function startThirdPartyApp({ issuer, adminOrigin }: OAuth2Provider): Promise<ThirdPartyApp> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const client = {
    client_id: `shelf-planner-${port}`,
    client_name: 'Shelf Planner',
    client_secret: 'the secret of the shelf planner',
    redirect_uris: [`${origin}/callback`],
    post_logout_redirect_uris: [`${origin}/`],
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    scope: 'openid offline_access profile email address phone',
    token_endpoint_auth_method: 'client_secret_post',
  }
  const made = await fetch(`${adminOrigin}/admin/clients`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(client),
  })
  if (made.status !== 201) throw new Error(`The client was not made: ${made.status} ${await made.text()}`)
  const child = spawn(process.execPath, ['server.ts'], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'] ?? '',
      PORT: String(port),
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: client.client_id,
      OIDC_CLIENT_SECRET: client.client_secret,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const died = once(child, 'exit').then(([code]) => Promise.reject(new Error(`The example ended with ${code}.`)))
  await Promise.race([once(child.stdout, 'data'), died])
  died.catch(() => {})
  return {
    origin,
    clientId: client.client_id,
    async stop() {
      child.kill()
      await once(child, 'exit')
    },
  }
}

/** A story about an application of another company. */
export const applicationStory = story.extend<object, { readonly app: ThirdPartyApp }>({
  app: [
    async ({ place }, give) => {
      if (!place.provider) throw new Error('there is no OAuth2 provider')
      const app = await startThirdPartyApp(place.provider)
      await give(app)
      await app.stop()
    },
    { scope: 'worker' },
  ],
})
