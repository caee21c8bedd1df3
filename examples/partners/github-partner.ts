// A provider with the calls of GitHub: OAuth2 without id tokens, and the user by two calls of an API.
import { createHash, randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { readForm, sendJson, sendPage, startListening, type Partner, type PartnerOptions } from './listen.ts'
import { choicePage, plainPage } from './pages.ts'
import { partnerClient } from './partner-client.ts'
import { chosenPerson, digits, type Person } from './people.ts'
import { createTrouble, networkTroubles, type Trouble } from './trouble.ts'

export const githubTroubles = {
  ...networkTroubles,
  denied: 'Every user refuses.',
  'no-email': 'The partner knows no e-mail.',
  'unproved-email': 'The partner says of every e-mail that it is not proved.',
  'no-scope': 'The user grants no scope.',
  'bad-code': 'The token call refuses every code, with status 200 as GitHub does.',
  'no-subject': 'The user has no id.',
} as const

export type GithubTrouble = keyof typeof githubTroubles

interface Grant {
  readonly person: Person
  readonly scopes: readonly string[]
}

interface Code extends Grant {
  readonly redirectUri: string
  readonly challenge: string | null
}

const name = 'GitHub-like partner'

export function startGithubPartner(options: PartnerOptions = {}): Promise<Partner<GithubTrouble>> {
  const trouble = createTrouble<GithubTrouble>(githubTroubles, ['token', 'user', 'emails'])
  const codes = new Map<string, Code>()
  const tokens = new Map<string, Grant>()

  async function authorize(request: IncomingMessage, response: ServerResponse, { searchParams }: URL) {
    const redirectUri = searchParams.get('redirect_uri') ?? ''
    if (searchParams.get('client_id') !== partnerClient.id || !URL.canParse(redirectUri)) {
      return sendPage(response, plainPage(name, 'Not found', 'The client or its redirect address is unknown.'), 404)
    }
    const back = new URL(redirectUri)
    back.searchParams.set('state', searchParams.get('state') ?? '')
    const form = request.method === 'POST' ? await readForm(request) : new URLSearchParams()
    if (form.get('deny') || trouble.is('denied')) {
      back.searchParams.set('error', 'access_denied')
      back.searchParams.set('error_description', 'The user has denied your application access.')
      return void response.writeHead(302, { Location: back.href }).end()
    }
    const person = chosenPerson(form)
    if (!person) {
      const problem = request.method === 'POST' && { problem: 'Choose a user, or enter an e-mail or a subject.' }
      const action = `/login/oauth/authorize?${searchParams}`
      const html = choicePage({ partner: name, application: partnerClient.id, action, ...problem })
      return sendPage(response, html, problem ? 400 : 200)
    }
    const code = randomBytes(10).toString('hex')
    const scopes = trouble.is('no-scope') ? [] : (searchParams.get('scope') ?? '').split(/[ ,]+/).filter(Boolean)
    codes.set(code, { person, scopes, redirectUri, challenge: searchParams.get('code_challenge') })
    back.searchParams.set('code', code)
    response.writeHead(302, { Location: back.href }).end()
  }

  async function token(request: IncomingMessage, response: ServerResponse) {
    const form = await readForm(request)
    const answer = tokenAnswer(request, form)
    if (request.headers.accept?.includes('json')) return sendJson(response, answer)
    response
      .writeHead(200, { 'Content-Type': 'application/x-www-form-urlencoded' })
      .end(new URLSearchParams(answer).toString())
  }

  /** Faults have status 200, as at GitHub. */
  function tokenAnswer(request: IncomingMessage, form: URLSearchParams): Record<string, string> {
    const [id, secret] = clientOf(request, form)
    if (id !== partnerClient.id || secret !== partnerClient.secret) return { error: 'incorrect_client_credentials' }
    const code = codes.get(form.get('code') ?? '')
    codes.delete(form.get('code') ?? '')
    const isProof = !code?.challenge || code.challenge === challengeOf(form.get('code_verifier') ?? '')
    if (!code || !isProof || trouble.is('bad-code')) {
      return { error: 'bad_verification_code', error_description: 'The code passed is incorrect or expired.' }
    }
    if (form.get('redirect_uri') !== code.redirectUri) return { error: 'redirect_uri_mismatch' }
    const accessToken = `gho_${randomBytes(18).toString('hex')}`
    tokens.set(accessToken, code)
    return { access_token: accessToken, scope: code.scopes.join(','), token_type: 'bearer' }
  }

  function grantOf(request: IncomingMessage, response: ServerResponse): Grant | undefined {
    const [, accessToken = ''] = /^(?:bearer|token) (.+)$/i.exec(request.headers.authorization ?? '') ?? []
    const grant = tokens.get(accessToken)
    if (!grant) sendJson(response, { message: 'Bad credentials' }, 401)
    return grant
  }

  function user(request: IncomingMessage, response: ServerResponse) {
    const grant = grantOf(request, response)
    if (grant) sendJson(response, userOf(grant.person, trouble))
  }

  function emails(request: IncomingMessage, response: ServerResponse) {
    const grant = grantOf(request, response)
    if (!grant) return
    if (!grant.scopes.includes('user:email') && !grant.scopes.includes('user')) {
      return sendJson(response, { message: 'Not Found' }, 404)
    }
    sendJson(response, emailsOf(grant.person, trouble))
  }

  return startListening(options, {
    name,
    trouble,
    callOf: ({ pathname }) => calls[withoutApi(pathname)],
    handle: () => (request, response, address) => {
      switch (withoutApi(address.pathname)) {
        case '/login/oauth/authorize':
          return authorize(request, response, address)
        case '/login/oauth/access_token':
          return token(request, response)
        case '/user':
          return user(request, response)
        case '/user/emails':
          return emails(request, response)
        default:
          return sendPage(response, plainPage(name, 'Not found', 'There is no such page.'), 404)
      }
    },
  })
}

const calls: Readonly<Record<string, string>> = {
  '/login/oauth/access_token': 'token',
  '/user': 'user',
  '/user/emails': 'emails',
}

/** A GitHub of one's own has its API below /api/v3. */
const withoutApi = (path: string): string => path.replace(/^\/api\/v3(?=\/)/, '')

function clientOf({ headers }: IncomingMessage, form: URLSearchParams): readonly (string | null | undefined)[] {
  const [, basic] = /^basic (.+)$/i.exec(headers.authorization ?? '') ?? []
  if (basic === undefined) return [form.get('client_id'), form.get('client_secret')]
  const [id = '', secret = ''] = Buffer.from(basic, 'base64').toString().split(':')
  return [decoded(id), decoded(secret)]
}

const decoded = (text: string): string => decodeURIComponent(text.replaceAll('+', ' '))

const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url')

function userOf({ subject, name: full }: Person, trouble: Trouble<GithubTrouble>) {
  const id = Number(/^\d{1,15}$/.test(subject) ? subject : digits(subject))
  // The address of the public profile, which most users leave empty.
  return { ...(!trouble.is('no-subject') && { id }), login: `user-${id}`, name: full || null, email: null }
}

function emailsOf({ subject, email, isProved }: Person, trouble: Trouble<GithubTrouble>) {
  if (email === undefined || trouble.is('no-email')) return []
  const verified = isProved && !trouble.is('unproved-email')
  const hidden = { email: `${subject}@users.noreply.partner.example`, verified: true }
  return [
    { ...hidden, primary: false, visibility: null },
    { email, verified, primary: true, visibility: 'private' },
  ]
}
