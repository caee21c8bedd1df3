import * as oauth2 from 'openid-client'
import { expect, test } from 'vitest'
import { send, type Answer } from '../../send.ts'
import { startShipped, type Shipped, type ShippedClient } from '../../shipped.ts'
import { signUp } from '../people.ts'
import { authorizationPath, exampleClient } from './example-client.ts'

const scope = 'openid offline_access email'
const basic = Buffer.from(`${exampleClient.client_id}:${exampleClient.client_secret}`).toString('base64')

interface Tokens {
  readonly access_token: string
  readonly refresh_token: string
}

/** A user's browser and the application behind it, at one of several processes with the same origin. */
function applicationAt({ origin, adminOrigin }: Shipped) {
  const host = new URL(origin).host
  const post = async (port: number, form: Readonly<Record<string, string>>) => {
    const body = new URLSearchParams(form).toString()
    const headers = { host, authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' }
    return send(port, '/oauth2/token', { method: 'POST', headers, body })
  }

  const administer = async (method: string, path: string, body?: object) => {
    const headers = { 'content-type': 'application/json' }
    const port = Number(new URL(adminOrigin).port)
    return send(port, `/admin/oauth2/auth${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  }

  /** Answers a challenge as the pages do, and follows the way back. */
  async function answer(browser: ShippedClient, location: string, kind: 'login' | 'consent', body: object) {
    const challenge = new URL(location).searchParams.get(`${kind}_challenge`) ?? ''
    const accepted = await administer('PUT', `/requests/${kind}/accept?${kind}_challenge=${challenge}`, body)
    const { pathname, search } = new URL(JSON.parse(accepted.text).redirect_to)
    return (await browser.send(pathname + search)).headers.location ?? ''
  }

  return {
    administer,

    async authorize(browser: ShippedClient, port: number): Promise<Tokens> {
      const verifier = oauth2.randomPKCECodeVerifier()
      const code_challenge = await oauth2.calculatePKCECodeChallenge(verifier)
      const path = await authorizationPath(origin, { scope, code_challenge })
      let location = (await browser.send(path)).headers.location ?? ''
      if (location.includes('consent_challenge=')) {
        location = await answer(browser, location, 'consent', { grant_scope: scope.split(' '), remember: true })
      }
      const code = new URL(location).searchParams.get('code') ?? ''
      const { redirect_uri } = exampleClient
      const { text } = await post(port, {
        grant_type: 'authorization_code',
        code,
        redirect_uri,
        code_verifier: verifier,
      })
      return JSON.parse(text)
    },

    refresh: (port: number, { refresh_token }: Tokens) => post(port, { grant_type: 'refresh_token', refresh_token }),

    userinfo: (port: number, { access_token }: Tokens) =>
      send(port, '/userinfo', { headers: { host, authorization: `Bearer ${access_token}` } }),
  }
}

test('after the answer to a withdrawal, no request with an old token succeeds at any of two processes', async () => {
  const first = await startShipped()
  const second = await startShipped({ DATA_DIR: first.folder, ORIGIN: first.origin })
  const app = applicationAt(first)
  const browser = await signUp(first, 'withdraws@example.org', false)
  const whoami = await browser.send('/sessions/whoami', { headers: { accept: 'application/json' } })
  const subject: string = JSON.parse(whoami.text).identity.id
  const chains: Tokens[] = []
  for (const { port } of [first, second, first, second]) chains.push(await app.authorize(browser, port))

  const load = new AbortController()
  let withdrawnAt = Number.POSITIVE_INFINITY
  const requests: { readonly port: number; readonly began: number; readonly status: number }[] = []
  const measured = async (port: number, work: Promise<Answer>): Promise<Answer> => {
    const began = performance.now()
    const answer = await work
    requests.push({ port, began, status: answer.status })
    return answer
  }
  const workers = chains.map(async (tokens, index) => {
    let newest = tokens
    for (let round = index; !load.signal.aborted; round += 1) {
      const { port } = round % 2 === 0 ? first : second
      if (round % 3 === 0) {
        const { status, text } = await measured(port, app.refresh(port, newest))
        if (status === 200) newest = JSON.parse(text)
      }
      await measured(port, app.userinfo(port, newest))
    }
  })

  await expect.poll(() => requests.length, { timeout: 20_000 }).toBeGreaterThan(60)
  const path = `/sessions/consent?subject=${subject}&client=${exampleClient.client_id}`
  expect((await app.administer('DELETE', path)).status).toBe(204)
  withdrawnAt = performance.now()
  const before = requests.length
  await expect.poll(() => requests.length, { timeout: 20_000 }).toBeGreaterThan(before + 60)
  load.abort()
  await Promise.all(workers)

  for (const { port } of [first, second]) {
    const statuses = (isAfter: boolean) =>
      requests.filter((one) => one.port === port && one.began > withdrawnAt === isAfter).map(({ status }) => status)
    expect(statuses(false).filter((status) => status === 200).length).toBeGreaterThan(5)
    expect(statuses(true)).toContain(401)
    expect(statuses(true)).not.toContain(200)
  }
  expect(JSON.parse((await app.administer('GET', `/sessions/consent?subject=${subject}`)).text)).toEqual([])
})
