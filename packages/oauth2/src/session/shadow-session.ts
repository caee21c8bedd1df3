import { randomBytes } from 'node:crypto'
import type Provider from 'oidc-provider'
import type { AppSession, AppSessions } from './app-sessions.ts'

type LibrarySession = InstanceType<Provider['Session']>

/** The library's session, with the ID of the app's session that it follows. */
type ShadowSession = LibrarySession & { appSession?: string; touched?: boolean }

/**
 * Makes the library's session a shadow of the app's (docs/contract/providers-and-oauth2.md §E4). The library has no
 * hook for this, so the two functions that read its session are wrapped.
 */
export function followAppSessions(provider: Provider, appSessions: AppSessions): void {
  const { Session } = provider
  const { get, findByUid, IN_PAYLOAD } = Session
  Object.defineProperty(Session, 'IN_PAYLOAD', { get: () => [...IN_PAYLOAD, 'appSession'] })

  // Every page of the provider.
  Session.get = async (context) => {
    const shadow: ShadowSession = await get.call(Session, context)
    await follow(shadow, await appSessions.ofRequest(context.req))
    // The app's session says who is signed in. The library would write the facts of the decision over it.
    shadow.loginAccount = () => {}
    return shadow
  }

  // Tokens that end with the sign-in. Their requests carry no cookie.
  Session.findByUid = async (uid) => {
    const shadow: ShadowSession | undefined = await findByUid.call(Session, uid)
    if (shadow?.appSession === undefined) return undefined
    const session = await appSessions.byId(shadow.appSession)
    return session?.accountId === shadow.accountId ? shadow : undefined
  }
}

async function follow(shadow: ShadowSession, session: AppSession | undefined): Promise<void> {
  if (session?.id !== shadow.appSession) {
    // Tokens that end with the former sign-in find no authorization any more.
    delete shadow.authorizations
    delete shadow.state
    // Each sign-in has identifiers of its own: the cookie's (session fixation), and the one that tokens name.
    await shadow.adapter.destroy(shadow.jti)
    shadow.jti = randomBytes(24).toString('base64url')
    shadow.uid = randomBytes(24).toString('base64url')
  }
  const facts = session && {
    accountId: session.accountId,
    appSession: session.id,
    loginTs: session.authenticatedAt,
    acr: session.acr,
    amr: [...session.amr],
  }
  if (isSame(shadow, facts)) return
  // The library stores a touched session and sets its cookie.
  Object.assign(shadow, facts ?? signedOut, { touched: true })
}

const signedOut = {
  accountId: undefined,
  appSession: undefined,
  loginTs: undefined,
  acr: undefined,
  amr: undefined,
} as const

const isSame = (shadow: ShadowSession, facts: Partial<ShadowSession> | undefined): boolean =>
  (Object.keys(signedOut) as readonly (keyof typeof signedOut)[]).every(
    (name) => String(shadow[name]) === String(facts?.[name]),
  )
