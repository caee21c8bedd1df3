// The account pages of Ory's React kit, on the address that the identity service knows as its own (ORIGIN).
import {
  Configuration,
  FrontendApi,
  handleFlowError,
  type OAuth2ConsentRequest,
  type ApiResponse,
  type Session,
} from '@ory/client-fetch'
import type { OryClientConfiguration } from '@ory/elements-react'
import {
  Consent,
  Error as ErrorCard,
  Login,
  Recovery,
  Registration,
  Settings,
  Verification,
} from '@ory/elements-react/theme'
import '@ory/elements-react/theme/styles.css'
import { SessionProvider } from '@ory/elements-react/client'
import { useEffect, useState, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

const origin = window.location.origin
const config: OryClientConfiguration = {
  sdk: { url: origin },
  project: {
    name: 'Ory Elements',
    default_redirect_url: `${origin}/`,
    error_ui_url: `${origin}/error`,
    login_ui_url: `${origin}/login`,
    recovery_enabled: true,
    recovery_ui_url: `${origin}/recovery`,
    registration_enabled: true,
    registration_ui_url: `${origin}/registration`,
    settings_ui_url: `${origin}/settings`,
    verification_enabled: true,
    verification_ui_url: `${origin}/verification`,
  },
}
const frontend = new FrontendApi(
  new Configuration({ basePath: origin, credentials: 'include', headers: { Accept: 'application/json' } }),
)
const go = (address: string) => window.location.assign(address)

/** Loads the flow of the address. Without one, or with one that is over, the service begins another. */
function useFlow<F>(kind: string, load: (id: string) => Promise<ApiResponse<F>>): F | undefined {
  const [flow, setFlow] = useState<F>()
  useEffect(() => {
    const query = new URLSearchParams(window.location.search)
    const id = query.get('flow')
    const restart = () => {
      query.delete('flow')
      go(`/self-service/${kind}/browser?${query}`)
    }
    if (!id) {
      restart()
      return
    }
    load(id)
      .then(async (answer) => setFlow(await answer.value()))
      .catch(
        handleFlowError<F>({
          onValidationError: setFlow,
          onRestartFlow: restart,
          onRedirect: (address) => go(address),
        }),
      )
      .catch((error: unknown) => console.error(error))
    // oxlint-disable-next-line react/exhaustive-deps -- a page loads its flow once
  }, [])
  return flow
}

function LoginPage() {
  const flow = useFlow('login', (id) => frontend.getLoginFlowRaw({ id }))
  return flow && <Login flow={flow} config={config} />
}

function RegistrationPage() {
  const flow = useFlow('registration', (id) => frontend.getRegistrationFlowRaw({ id }))
  return flow && <Registration flow={flow} config={config} />
}

function RecoveryPage() {
  const flow = useFlow('recovery', (id) => frontend.getRecoveryFlowRaw({ id }))
  return flow && <Recovery flow={flow} config={config} />
}

function VerificationPage() {
  const flow = useFlow('verification', (id) => frontend.getVerificationFlowRaw({ id }))
  return flow && <Verification flow={flow} config={config} />
}

function SettingsPage() {
  const flow = useFlow('settings', (id) => frontend.getSettingsFlowRaw({ id }))
  return flow && <Settings flow={flow} config={config} />
}

function ErrorPage() {
  const id = new URLSearchParams(window.location.search).get('id') ?? ''
  const error = useAnswer(() => frontend.getFlowError({ id }))
  return error && <ErrorCard error={error} config={config} />
}

/** What the server's part of this page says (consent.ts). */
interface AskedConsent {
  readonly request: OAuth2ConsentRequest
  readonly session: Session
  readonly csrf_token: string
}

function ConsentPage() {
  const asked = useAnswer(async (): Promise<AskedConsent | { readonly error: string } | undefined> => {
    const answer = await fetch(`/api/consent${window.location.search}`)
    const body = await answer.json()
    if (!body.redirect_to) return body
    go(body.redirect_to)
    return undefined
  })
  if (!asked) return null
  if ('error' in asked) return <p role="alert">{asked.error}</p>
  return (
    <Consent
      consentChallenge={asked.request}
      session={asked.session}
      config={config}
      csrfToken={asked.csrf_token}
      formActionUrl="/api/consent"
    />
  )
}

function HomePage() {
  const session = useAnswer(() => frontend.toSession())
  const logout = useAnswer(() => frontend.createBrowserLogoutFlow())
  return (
    <main>
      <p data-testid="signed-in-as">{session?.identity ? JSON.stringify(session.identity.traits) : 'not signed in'}</p>
      <p>
        <a href="/login">Sign in</a> <a href="/registration">Sign up</a> <a href="/settings">Settings</a>{' '}
        {logout && <a href={logout.logout_url}>Sign out</a>}
      </p>
    </main>
  )
}

function useAnswer<T>(ask: () => Promise<T>): T | undefined {
  const [answer, setAnswer] = useState<T>()
  useEffect(() => {
    ask()
      .then(setAnswer)
      .catch((error: unknown) => console.warn(error))
    // oxlint-disable-next-line react/exhaustive-deps -- a page asks once
  }, [])
  return answer
}

const pages: Readonly<Record<string, () => ReactNode>> = {
  '/login': LoginPage,
  '/registration': RegistrationPage,
  '/recovery': RecoveryPage,
  '/verification': VerificationPage,
  '/settings': SettingsPage,
  '/consent': ConsentPage,
  '/error': ErrorPage,
}
const Page = pages[window.location.pathname] ?? HomePage
const root = document.querySelector('#page')
if (root)
  createRoot(root).render(
    <SessionProvider baseUrl={origin}>
      <Page />
    </SessionProvider>,
  )
