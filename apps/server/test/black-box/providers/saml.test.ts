import { expect, test } from 'vitest'
import { visitSamlPartner, type PostedBySaml } from '../../../../../examples/partners/visit.ts'
import { runProgram } from '../../program.ts'
import type { Shipped, ShippedClient } from '../../shipped.ts'
import { startWithPartners } from './start-with-partners.ts'

const callback = '/self-service/methods/saml/callback/saml'
const crossSite = {
  'content-type': 'application/x-www-form-urlencoded',
  'sec-fetch-site': 'cross-site',
  'sec-fetch-mode': 'navigate',
  origin: 'http://127.0.0.1:4463',
}

/** Presses the button of the SAML partner and says who the user is; returns what the partner's page posts. */
async function answerFor(client: ShippedClient, person: string): Promise<PostedBySaml> {
  const pressed = await client.submit(await client.start('login'), { provider: 'saml' })
  expect(pressed.status).toBe(422)
  return visitSamlPartner(JSON.parse(pressed.text).redirect_browser_to, { person })
}

/** The partner's page makes a browser post: without cookies, from another site. */
const post = (shipped: Shipped, fields: Readonly<Record<string, string>>) =>
  shipped.client().send(callback, {
    method: 'POST',
    headers: crossSite,
    body: new URLSearchParams(fields).toString(),
  })

const openAs = (client: ShippedClient, location = '') => {
  const { pathname, search } = new URL(location)
  return client.send(pathname + search, { headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' } })
}
const statusOfSession = async (client: ShippedClient) => (await client.send('/sessions/whoami')).status

test('the shipped program signs a user up and in with SAML; the log has neither answer nor handle', async () => {
  const { shipped } = await startWithPartners()
  const ids = []
  for (const client of [shipped.client(), shipped.client()]) {
    const { fields } = await answerFor(client, 'mira')
    const posted = await post(shipped, fields)
    expect([posted.status, posted.headers['cache-control']]).toEqual([303, expect.stringContaining('no-store')])
    const { location = '' } = posted.headers
    expect((await openAs(client, location)).status).toBe(303)
    ids.push(JSON.parse((await client.send('/sessions/whoami')).text).identity.id)
    const written = shipped.program.written()
    for (const secret of [fields['SAMLResponse'], fields['RelayState'], new URL(location).searchParams.get('handle')])
      expect(written).not.toContain(secret)
  }
  expect(ids[1]).toBe(ids[0])
})

test('130 an answer over 256 kB is refused before it is stored', async () => {
  const { shipped } = await startWithPartners()
  const answered = async (length: number) =>
    (await post(shipped, { RelayState: 'x', SAMLResponse: 'A'.repeat(length) })).headers.location
  expect(await answered(256 * 1024)).toBe(shipped.origin + callback)
  expect(await answered(256 * 1024 + 1)).toContain('/error')
  expect(await answered(400 * 1024)).toContain('/error')
})

test('140 a handle that is used, foreign or made up leads to a page, and to no session', async () => {
  const { shipped } = await startWithPartners()
  const [owner, other] = [shipped.client(), shipped.client()]
  const { headers: foreign } = await post(shipped, (await answerFor(owner, 'mira')).fields)
  expect((await openAs(other, foreign.location)).headers.location).toContain('/error')
  expect(await statusOfSession(other)).toBe(401)
  const { headers: own } = await post(shipped, (await answerFor(owner, 'mira')).fields)
  await openAs(owner, own.location)
  expect(await statusOfSession(owner)).toBe(200)
  const later = shipped.client()
  for (const location of [own.location, `${shipped.origin}${callback}?handle=made-up`]) {
    expect((await openAs(later, location)).headers.location).toContain('/error')
    expect(await statusOfSession(later)).toBe(401)
  }
})

test('140 a sign-in that the provider begins leads to the sign-in page', async () => {
  const { shipped } = await startWithPartners()
  const victim = shipped.client()
  const { fields } = await answerFor(shipped.client(), 'mira')
  const { SAMLResponse = '' } = fields
  for (const RelayState of ['', 'foreign']) {
    const { status, headers } = await post(shipped, { SAMLResponse, RelayState })
    expect([status, headers.location]).toEqual([303, `${shipped.origin}${callback}`])
    expect((await openAs(victim, headers.location)).headers.location).toMatch(/\/login\?flow=/)
    expect(await statusOfSession(victim)).toBe(401)
  }
})

test('the metadata stands at its address, for each provider of the configuration', async () => {
  const { shipped } = await startWithPartners()
  const read = (id: string) => shipped.client().send(`/self-service/methods/saml/metadata/${id}`)
  const { status, headers, text } = await read('acme')
  expect([status, headers['content-type']]).toEqual([200, 'application/samlmetadata+xml'])
  expect(text).toContain(`entityID="${shipped.origin}/self-service/methods/saml/metadata/acme"`)
  expect(text).not.toMatch(/PRIVATE|SingleLogout|use="encryption"/)
  expect((await read('partner')).status).toBe(404)
})

test('npm run saml-keys adds a key and drops the old one', { timeout: 240_000 }, async () => {
  const { shipped, file } = await startWithPartners()
  const run = async (task: string) => {
    const env = { DATA_DIR: shipped.folder, PORT: String(shipped.port), IDENTITY_CONFIG: file }
    const program = runProgram('commands/saml-keys.ts', env, [task])
    return [await program.ended(), program.written()]
  }
  expect(await run('add')).toEqual([0, expect.stringContaining('A key is added')])
  expect(await run('drop')).toEqual([0, expect.stringContaining('The old key is deleted')])
  expect(await run('drop')).toEqual([1, expect.stringContaining('There is only one key')])
  expect(await run('constructor')).toEqual([1, expect.stringContaining('npm run saml-keys -- add')])
})
