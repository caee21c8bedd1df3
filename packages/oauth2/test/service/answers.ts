import type { Account } from '../../../identity/test/service/test-service.ts'
import type { Visitor } from '../../../identity/test/service/visitor.ts'
import { follow, type Arrival } from './application.ts'
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
