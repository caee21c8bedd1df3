import { readdirSync, readFileSync } from 'node:fs'
import * as oauth2 from 'openid-client'
import { expect, test } from 'vitest'
import { startShipped } from '../../shipped.ts'
import { password, signUp } from '../people.ts'
import { authorizationPath, discover, exampleClient } from './example-client.ts'

const email = 'ada@example.org'

/** The fields of the form that a page without a script would post. */
const fieldsOf = (html: string): URLSearchParams =>
  new URLSearchParams(
    [...html.matchAll(/<input[^>]*>/g)].flatMap(([input]): [string, string][] => {
      const value = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(input)?.[1]
      const name = value('name')
      const isSent = value('type') !== 'checkbox' || /\bchecked/.test(input)
      return name !== undefined && isSent ? [[name, value('value') ?? 'on']] : []
    }),
  )

test('a user signs in and allows an application on the pages; the application gets tokens and reads who it is', async () => {
  const shipped = await startShipped({ LOG_LEVEL: 'info' })
  await signUp(shipped, email, false)
  const browser = shipped.client()
  const pathOf = (address = '') => new URL(address, shipped.origin).pathname + new URL(address, shipped.origin).search

  const verifier = oauth2.randomPKCECodeVerifier()
  const state = oauth2.randomState()
  const code_challenge = await oauth2.calculatePKCECodeChallenge(verifier)
  const asked = { scope: 'openid offline_access email', state, code_challenge }
  const begun = await browser.send(await authorizationPath(shipped.origin, asked))
  const flow = await browser.start('login', new URL(begun.headers.location ?? '').search.slice(1))
  const signedIn = await browser.submit(flow, { method: 'password', identifier: email, password })
  const consent = await browser.send(pathOf(JSON.parse(signedIn.text).redirect_browser_to))
  const page = await browser.send(pathOf(consent.headers.location), { headers: { accept: 'text/html' } })
  expect(page.text).toContain('Third-party example')

  const form = fieldsOf(/<form[^>]*action="[^"]*\/consent\/decision[\s\S]*?<\/form>/.exec(page.text)?.[0] ?? '')
  form.set('action', 'accept')
  const decided = await browser.send('/consent/decision', {
    method: 'POST',
    headers: {
      accept: 'text/html',
      origin: shipped.origin,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: form.toString(),
  })
  const answered = await browser.send(pathOf(decided.headers.location))

  const configuration = await discover(shipped.origin)
  const callback = new URL(answered.headers.location ?? '')
  expect(callback.href).toContain(exampleClient.redirect_uri)
  const tokens = await oauth2.authorizationCodeGrant(configuration, callback, {
    pkceCodeVerifier: verifier,
    expectedState: state,
  })
  expect(tokens.claims()).toMatchObject({ acr: 'aal1', amr: ['password'], email })
  const fresh = await oauth2.refreshTokenGrant(configuration, tokens.refresh_token ?? '')
  const sub = tokens.claims()?.sub ?? ''
  expect(await oauth2.fetchUserInfo(configuration, fresh.access_token, sub)).toMatchObject({ sub, email })

  // Neither the log nor a file of the database holds what opens something.
  const wordIn = (address: string | undefined, name: string) =>
    new URL(address ?? '', shipped.origin).searchParams.get(name) ?? `no ${name} in the address`
  const secrets = {
    access: tokens.access_token,
    refresh: tokens.refresh_token ?? '',
    id: tokens.id_token ?? '',
    secondAccess: fresh.access_token,
    secondRefresh: fresh.refresh_token ?? '',
    code: wordIn(callback.href, 'code'),
    pkce: verifier,
    loginVerifier: wordIn(JSON.parse(signedIn.text).redirect_browser_to, 'verifier'),
    consentVerifier: wordIn(decided.headers.location, 'verifier'),
  }
  expect(Object.entries(secrets).filter(([, secret]) => secret.length < 20 || secret.includes(' '))).toEqual([])
  const found = (text: string | Buffer) =>
    Object.entries(secrets).flatMap(([name, secret]) => (text.includes(secret) ? [name] : []))
  const written = shipped.program.written()
  expect(found(written)).toEqual([])
  expect(written).not.toContain('verifier=')
  for (const challenge of [wordIn(begun.headers.location, 'login_challenge'), form.get('consent_challenge') ?? ''])
    expect([challenge.length > 20, written.includes(challenge)]).toEqual([true, false])
  const files = readdirSync(shipped.folder).filter((name) => name.startsWith('collect.db'))
  const contents = files.map((name) => readFileSync(`${shipped.folder}/${name}`))
  expect(contents.some((content) => content.includes(sub))).toBe(true)
  expect(contents.flatMap(found)).toEqual([])
})
