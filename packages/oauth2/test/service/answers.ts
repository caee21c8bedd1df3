import type { Account } from '../../../identity/test/service/test-service.ts'
import type { Visitor } from '../../../identity/test/service/visitor.ts'
import { follow, openApplication, type Application, type Arrival, type Begun } from './application.ts'
import type { ProviderService } from './provider-service.ts'

export const challengeIn = ({ url }: Arrival, kind: 'login' | 'consent' | 'logout'): string =>
  url.searchParams.get(`${kind}_challenge`) ?? ''

/** Signs a browser in to the app. */
export async function signInToApp(browser: Visitor, { email, password }: Pick<Account, 'email' | 'password'>) {
  const { flow } = await browser.start('login', { refresh: 'true' })
  const done = await browser.send('login', flow, { method: 'password', identifier: email, password })
  const session = await browser.whoami()
  if (!session) throw new Error(`the user was not signed in: ${done.answer.text}`)
  return session
}

/** Accepts a login challenge as the identity service does, without the browser's way back. */
export async function acceptLogin(
  service: ProviderService,
  challenge: string,
  subject: string,
  sessionId = '',
): Promise<string> {
  const address = await service.admin.acceptLogin(challenge, {
    subject,
    identity_provider_session_id: sessionId,
    remember: true,
    remember_for: 3_600,
    acr: 'aal1',
    amr: ['password'],
  })
  if (address === undefined) throw new Error('the login challenge is gone')
  return address
}

/** Signs a browser in and answers its login challenge. */
export async function signIn(
  service: ProviderService,
  browser: Visitor,
  arrival: Arrival,
  account: Pick<Account, 'email' | 'password'>,
): Promise<Arrival> {
  const session = await signInToApp(browser, account)
  const subject = session.identity?.id ?? ''
  return follow(browser, await acceptLogin(service, challengeIn(arrival, 'login'), subject, session.id))
}

/** Answers a consent challenge as the page does. */
export async function answerConsent(
  service: ProviderService,
  browser: Visitor,
  arrival: Arrival,
  granted: readonly string[],
  remember = false,
): Promise<Arrival> {
  const address = await service.admin.acceptConsent(challengeIn(arrival, 'consent'), {
    grant_scope: granted,
    grant_access_token_audience: [],
    remember,
    remember_for: 0,
    session: { access_token: {}, id_token: {} },
  })
  if (address === undefined) throw new Error('the consent challenge is gone')
  return follow(browser, address)
}

export interface ConnectedUser {
  readonly account: Account
  readonly browser: Visitor
  readonly app: Application
}

/** A user whose browser is signed in and whose application has a remembered consent. */
export async function connected(
  service: ProviderService,
  scope = 'openid email',
  appId?: string,
): Promise<ConnectedUser & { readonly tokens: Awaited<ReturnType<Begun['exchange']>> }> {
  const account = await service.identity.account()
  const browser = service.browser()
  const app = await openApplication(service, appId)
  const begun = await app.begin(browser, { scope })
  const asked = await signIn(service, browser, begun, account)
  // A client that skips the question is at its own address already.
  const isAsked = asked.url.pathname === '/consent'
  const done = isAsked ? await answerConsent(service, browser, asked, scope.split(' '), true) : asked
  return { account, browser, app, tokens: await begun.exchange(done.url) }
}

/** The error that an application gets, or `code`. */
export const outcomeOf = ({ url }: Arrival): string | null =>
  url.searchParams.get('error') ?? (url.searchParams.has('code') ? 'code' : url.pathname)
