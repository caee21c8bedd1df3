// An OpenID provider for trying, and the double of one in tests.
import { randomBytes } from 'node:crypto'
import { exportJWK, generateKeyPair } from 'jose'
import { interactionPolicy, Provider, type AccountClaims, type Client, type KoaContextWithOIDC } from 'oidc-provider'
import { readForm, sendPage, startListening, type Handler, type Partner, type PartnerOptions } from './listen.ts'
import { openIdTroubles, signed, tellLie, type OpenIdTrouble, type SigningKey } from './openid-lies.ts'
import { choicePage, plainPage } from './pages.ts'
import { partnerClient } from './partner-client.ts'
import { chosenPerson, type Person } from './people.ts'
import { createTrouble, type Trouble } from './trouble.ts'

/** `acr` of a user with a second factor at the partner. */
const secondFactorClass = 'urn:partner:second-factor'

export interface OpenIdPartner extends Partner<OpenIdTrouble> {
  /** An id token that an application can submit, e.g. one of a native sign-in. */
  idToken(person: Person, claims?: Readonly<Record<string, unknown>>): Promise<string>
}

export async function startOpenIdPartner(options: PartnerOptions = {}): Promise<OpenIdPartner> {
  const trouble = createTrouble<OpenIdTrouble>(openIdTroubles, ['discovery', 'keys', 'token', 'userinfo'])
  const { privateKey } = await generateKeyPair('RS256', { extractable: true })
  const key: SigningKey = { id: randomBytes(8).toString('hex'), privateKey }
  const jwk = { ...(await exportJWK(privateKey)), kid: key.id, alg: 'RS256', use: 'sig' }
  const partner = await startListening(options, {
    name: 'OpenID partner',
    trouble,
    callOf: ({ pathname }) => calls[pathname],
    handle(origin) {
      const known = new Map<string, Person>()
      const provider = createProvider(origin, jwk, known, trouble)
      provider.use(async (context, next) => {
        await next()
        await tellLie(context, trouble, key)
      })
      return answerFor(provider, known, trouble)
    },
  })
  return {
    ...partner,
    idToken(person, claims = {}) {
      const now = Math.floor(Date.now() / 1000)
      const times = { iat: now, exp: now + 3600, auth_time: now }
      const own = { iss: partner.origin, aud: partnerClient.id, sub: person.subject, ...claimsOf(person, trouble) }
      return signed({ ...own, ...times, ...claims }, key)
    },
  }
}

const calls: Readonly<Record<string, string>> = {
  '/.well-known/openid-configuration': 'discovery',
  '/jwks': 'keys',
  '/token': 'token',
  '/me': 'userinfo',
}

function createProvider(
  issuer: string,
  jwk: Record<string, unknown>,
  known: Map<string, Person>,
  trouble: Trouble<OpenIdTrouble>,
): Provider {
  const policy = interactionPolicy.base()
  policy.remove('consent')
  // The page comes at every sign-in: a partner for trying remembers no visitor.
  policy
    .get('login')
    ?.checks.add(
      new interactionPolicy.Check('always', 'The visitor says who they are', (context) =>
        context.oidc.result?.login ? interactionPolicy.Check.NO_NEED_TO_PROMPT : interactionPolicy.Check.REQUEST_PROMPT,
      ),
    )
  const provider = new Provider(issuer, {
    jwks: { keys: [jwk] },
    clients: [
      {
        client_id: partnerClient.id,
        client_secret: partnerClient.secret,
        redirect_uris: ['http://localhost/self-service/methods/oidc/callback'],
        grant_types: ['authorization_code', 'refresh_token'],
      },
    ],
    claims: {
      openid: ['sub', 'acr', 'amr', 'auth_time'],
      profile: ['name', 'given_name', 'family_name'],
      email: ['email', 'email_verified'],
    },
    acrValues: [secondFactorClass],
    // As the large providers do, the id token has the claims of the scopes.
    conformIdTokenClaims: false,
    cookies: {
      keys: [randomBytes(32).toString('hex')],
      // Ports share cookies.
      names: { session: 'partner_session', interaction: 'partner_interaction', resume: 'partner_resume' },
    },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { policy, url: (_context, interaction) => `/people/${interaction.uid}` },
    pkce: { required: () => false },
    ttl: { AccessToken: 3600, AuthorizationCode: 60, Grant: 3600, IdToken: 3600, Interaction: 3600, Session: 3600 },
    findAccount(_context, subject) {
      const person = known.get(subject)
      if (!person) return undefined
      return {
        accountId: subject,
        claims: (): AccountClaims => ({ sub: subject, ...claimsOf(person, trouble) }),
      }
    },
    loadExistingGrant: everythingGranted,
    renderError(context, { error, error_description: description }) {
      context.type = 'html'
      context.body = plainPage('OpenID partner', 'This request cannot be answered', `${error}: ${description ?? ''}`)
    },
  })
  // Any app of this machine may try it, whatever its address is.
  Object.assign(provider.Client.prototype, { redirectUriAllowed: isCallback })
  return provider
}

const isCallback = function (this: Client, address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)
}

async function everythingGranted({ oidc }: KoaContextWithOIDC) {
  const { client, session, provider } = oidc
  if (!client || !session?.accountId) return undefined
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
  grant.addOIDCScope([...oidc.requestParamScopes].join(' '))
  grant.addOIDCClaims([...oidc.requestParamClaims])
  await grant.save()
  return grant
}

function claimsOf({ name, email, isProved }: Person, trouble: Trouble<OpenIdTrouble>): Record<string, unknown> {
  const [given, ...family] = name.split(' ')
  return {
    ...(name && { name, given_name: given, family_name: family.join(' ') }),
    ...(email !== undefined &&
      !trouble.is('no-email') && { email, email_verified: isProved && !trouble.is('unproved-email') }),
  }
}

/** The page that asks who signs in; everything else is the provider's. */
function answerFor(provider: Provider, known: Map<string, Person>, trouble: Trouble<OpenIdTrouble>): Handler {
  const library = provider.callback()
  return async (request, response, { pathname }) => {
    if (pathname === '/') {
      return sendPage(response, plainPage('OpenID partner', 'OpenID partner', `The issuer is ${provider.issuer}.`))
    }
    if (!pathname.startsWith('/people/')) return library(request, response)
    const { params } = await provider.interactionDetails(request, response)
    const form = request.method === 'POST' ? await readForm(request) : new URLSearchParams()
    if (form.get('deny') || trouble.is('denied')) {
      const refused = { error: 'access_denied', error_description: 'The user refused at the partner.' }
      return provider.interactionFinished(request, response, refused)
    }
    const person = chosenPerson(form)
    if (!person) {
      const problem = request.method === 'POST' && { problem: 'Choose a user, or enter an e-mail or a subject.' }
      const application = String(params['client_id'])
      const html = choicePage({ partner: 'OpenID partner', application, action: pathname, ...problem })
      return sendPage(response, html, problem ? 400 : 200)
    }
    known.set(person.subject, person)
    const factors = person.hasSecondFactor ? { acr: secondFactorClass, amr: ['pwd', 'otp'] } : { amr: ['pwd'] }
    return provider.interactionFinished(request, response, { login: { accountId: person.subject, ...factors } })
  }
}
