import { randomBytes } from 'node:crypto'
import type { Answer } from '../../packages/identity/test/service/answer.ts'
import type { Visitor } from '../../packages/identity/test/service/visitor.ts'
import { application, authorizationPath } from '../clients.ts'
import type { Copy } from '../copy.ts'
import { ownerAtHome, provedAccount, said, signIn, type Account } from '../people.ts'
import { manyPlaces, onePlace } from '../places.ts'
import type { Row } from '../row.ts'

/** Wrong secrets of clients that one network may try at once, and the seconds until one more. */
const secrets = { atOnce: 30, seconds: 10 }
/** Wrong codes and refresh tokens that one network may try at once, and how many more a second. */
const tokens = { atOnce: 600, aSecond: 2 }

const word = () => randomBytes(24).toString('base64url')
const basic = (secret: string) => `Basic ${Buffer.from(`${application.client_id}:${secret}`).toString('base64')}`

const post = (visitor: Visitor, path: string, fields: Readonly<Record<string, string>>, secret: string) =>
  visitor.ask(path, {
    method: 'POST',
    headers: { authorization: basic(encodeURIComponent(secret)), 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  })

const code = () => ({
  grant_type: 'authorization_code',
  code: word(),
  redirect_uri: application.redirect_uris[0],
  code_verifier: word() + word(),
})
const refresh = () => ({ grant_type: 'refresh_token', refresh_token: word() })

export const tokenGuessing: Row = {
  name: 'token-guessing',
  attack: "Secrets of an application, from one network; codes and refresh tokens with the application's own secret",
  async run(siege) {
    const copy = await siege.open()
    const thief = copy.visitor('native', { place: onePlace })
    const begun = performance.now()
    let checked = 0
    let tried = 0
    const faults: string[] = []
    const count = (answer: Answer, what: string): boolean => {
      tried += 1
      if (answer.status === 200 && !answer.text.includes('"active":false')) faults.push(`${what} gave an answer`)
      return answer.status === 429
    }
    for (let time = 0; time < 120; time += 1) {
      const path = time % 2 === 0 ? '/oauth2/token' : '/oauth2/introspect'
      const answer = await post(thief, path, path === '/oauth2/token' ? code() : { token: word() }, word())
      if (!count(answer, 'a wrong secret')) checked += 1
    }
    const seconds = (performance.now() - begun) / 1000

    // A malicious application knows its own secret.
    const insider = copy.visitor('native', { place: manyPlaces(1) })
    const limit = tokens.atOnce + 200
    let refusedAt = 0
    for (let time = 0; time < limit && refusedAt === 0; time += 1) {
      const answer = await post(insider, '/oauth2/token', time % 2 ? code() : refresh(), application.client_secret)
      if (count(answer, 'an invented token')) refusedAt = time
    }
    if (refusedAt === 0) faults.push(`${limit} invented tokens were checked without a limit`)
    const allowed = secrets.atOnce + Math.ceil(seconds / secrets.seconds) + 1
    return { tried, letThrough: checked, allowed, faults, note: `invented tokens are refused after ${refusedAt}` }
  },
}

/** A user signs in for the application; returns the address of the consent page. */
async function untilConsent(visitor: Visitor, account: Account): Promise<URL> {
  const at = (answer: Answer) => new URL(answer.location ?? '', 'https://nowhere.example')
  const login = at(await visitor.ask(authorizationPath(), { headers: { accept: 'text/html' } }))
  const challenge = login.searchParams.get('login_challenge') ?? ''
  const { flow } = await visitor.start('login', { login_challenge: challenge })
  const form = { method: 'password', identifier: account.email, password: account.password }
  const { answer } = await visitor.send('login', flow, form)
  const { redirect_browser_to: onward = '' } = answer.body as { redirect_browser_to?: string } // by contract
  const { pathname, search } = new URL(onward)
  const consent = at(await visitor.ask(pathname + search, { headers: { accept: 'text/html' } }))
  if (consent.pathname !== '/consent') throw new Error(`A sign-in leads to no consent: ${said(answer)}`)
  return consent
}

const decide = (copy: Copy, visitor: Visitor, fields: Readonly<Record<string, string>>, origin = copy.origin) =>
  visitor.ask('/consent/decision', {
    method: 'POST',
    headers: { origin, accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ action: 'accept', grant_scope: 'openid', ...fields }).toString(),
  })

export const consentForgery: Row = {
  name: 'consent-forgery',
  attack:
    "Decisions on a user's consent by other sites, browsers and accounts, and guessed ways back to an application",
  needs: ({ selfservice: { methods } }) => methods.password.enabled,
  async run(siege) {
    const copy = await siege.open()
    const owner = await ownerAtHome(copy)
    const victim = owner.browser()
    const consent = await untilConsent(victim, owner)
    const consent_challenge = consent.searchParams.get('consent_challenge') ?? ''
    const page = await victim.ask(consent.pathname + consent.search, { headers: { accept: 'text/html' } })
    const guard = /name="csrf_token"[^>]*value="([^"]+)"/.exec(page.text)?.[1] ?? ''
    const thief = copy.visitor('script', { place: onePlace })
    const account = await provedAccount(copy)
    await signIn(thief, account)

    const forgeries: Readonly<Record<string, () => Promise<Answer>>> = {
      'a form without a guard': () => decide(copy, victim, { consent_challenge }),
      'a form with an invented guard': () => decide(copy, victim, { consent_challenge, csrf_token: word() }),
      'a form of another site': () =>
        decide(copy, victim, { consent_challenge, csrf_token: guard }, 'https://evil.example'),
      'the form in another account': () => decide(copy, thief, { consent_challenge, csrf_token: guard }),
      'an invented challenge': () => decide(copy, victim, { consent_challenge: word(), csrf_token: guard }),
      'a guessed way back': () => victim.ask(`/oauth2/auth/${consent_challenge}?verifier=${word()}`),
      'a way back without a verifier': () => victim.ask(`/oauth2/auth/${consent_challenge}`),
    }
    let tried = 0
    let letThrough = 0
    const faults: string[] = []
    if (guard === '') faults.push('the consent page holds no guard')
    for (const [name, forge] of Object.entries(forgeries)) {
      for (let time = 0; time < (siege.isShort ? 3 : 20); time += 1) {
        const answer = await forge()
        tried += 1
        const isDecided = /[?&](?:verifier|code)=/.test(answer.location ?? '')
        if (isDecided) letThrough += 1
        if (isDecided) faults.push(`${name} was accepted`)
      }
    }
    // The user's own decision still counts.
    const own = await decide(copy, victim, { consent_challenge, csrf_token: guard, grant_scope: 'openid' })
    if (!/[?&]verifier=/.test(own.location ?? '')) faults.push(`the user's own decision is refused: ${said(own)}`)
    return { tried, letThrough, allowed: 0, faults }
  },
}
