import { afterEach, describe, expect, test } from 'vitest'
import { hydraPlace, openHydra } from '../ory/hydra.ts'
import { openKratos } from '../ory/kratos.ts'

/** The paths of the two programs. */
const { KRATOS: kratosPath, HYDRA: hydraPath } = process.env

const pages = 'http://localhost:3000'
const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

describe.runIf(kratosPath)('a real Kratos', () => {
  test('starts with config/kratos.yml, and leads to the pages of the app', async () => {
    const { origin, stop } = await openKratos(kratosPath ?? '', { pages })
    stops.push(stop)
    for (const kind of ['login', 'registration', 'recovery', 'verification']) {
      const answer = await fetch(`${origin}/self-service/${kind}/browser`, { redirect: 'manual' })
      expect(answer.status).toBe(303)
      expect(answer.headers.get('location')).toMatch(`${pages}/${kind}?flow=`)
    }
  })
})

describe.runIf(hydraPath)('a real Hydra', () => {
  test('leads the request of an application to the sign-in of the app', async () => {
    const place = await hydraPlace()
    const kratos = { kratosAdmin: 'http://127.0.0.1:1', kratosPublic: 'http://127.0.0.1:1' }
    const { issuer, adminOrigin, stop } = await openHydra(hydraPath ?? '', { ...place, pages, ...kratos })
    stops.push(stop)
    const redirect = 'http://127.0.0.1:4455/callback'
    const client = { redirect_uris: [redirect], scope: 'openid' }
    const made = await fetch(`${adminOrigin}/admin/clients`, { method: 'POST', body: JSON.stringify(client) })
    const { client_id: id } = (await made.json()) as { readonly client_id: string } // by contract
    const query = new URLSearchParams({
      client_id: id,
      redirect_uri: redirect,
      response_type: 'code',
      scope: 'openid',
      state: 'eight characters',
    })
    const answer = await fetch(`${issuer}/oauth2/auth?${query}`, { redirect: 'manual' })
    expect(answer.headers.get('location')).toMatch(`${pages}/login?login_challenge=`)
  })
})
