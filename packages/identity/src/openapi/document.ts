import { flowKinds, type FlowKind } from '@collect/contract'
import { identityFilters } from '../admin/identities/list-identities.ts'
import type { Methods } from '../methods/create-methods.ts'
import { requestShapes } from './request-shapes.ts'
import { list, object, ref, shapes, textShape, type Shape } from './shapes.ts'

interface Operation {
  readonly summary: string
  readonly parameters?: readonly Shape[]
  readonly requestBody?: Shape
  readonly responses: Readonly<Record<string, Shape>>
}

const json = (schema: Shape, description: string): Shape => ({
  description,
  content: { 'application/json': { schema } },
})
const refused = json(ref('error'), 'What is wrong, for a program to read.')
const elsewhere: Shape = { description: 'A browser is redirected.' }
const done: Shape = { description: 'Done.' }
const query = (name: string, required = false): Shape => ({ name, in: 'query', required, schema: textShape })
const inPath = (name: string): Shape => ({ name, in: 'path', required: true, schema: textShape })
const paging = ['page_size', 'page_token', 'per_page', 'page'].map((name) => query(name))
const body = (schema: Shape): Shape => ({ required: true, content: { 'application/json': { schema } } })
/** A form is sent as JSON or urlencoded. */
const form = (schema: Shape): Shape => ({
  required: true,
  content: { 'application/json': { schema }, 'application/x-www-form-urlencoded': { schema } },
})

const operation = (
  summary: string,
  responses: Operation['responses'],
  rest: Pick<Operation, 'parameters' | 'requestBody'> = {},
): Operation => ({ summary, ...rest, responses: { ...responses, default: refused } })

/** The successful responses of a form, besides the flow that goes on. */
const finished: Readonly<Record<FlowKind, Shape>> = {
  login: { anyOf: [ref('signedIn'), ref('loginFlow')] },
  registration: ref('signedUp'),
  recovery: ref('recoveryFlow'),
  verification: ref('verificationFlow'),
  settings: ref('settingsFlow'),
}

/** The query parameters of a flow's start, besides `return_to` (docs/contract/http.md §1). */
const startParameters: Readonly<Record<FlowKind, readonly string[]>> = {
  login: ['refresh', 'aal', 'login_challenge', 'organization', 'identity_schema'],
  registration: ['login_challenge', 'organization', 'identity_schema', 'after_verification_return_to'],
  recovery: ['skip_settings', 'login_challenge'],
  verification: [],
  settings: [],
}

function flowPaths(kind: FlowKind): Readonly<Record<string, object>> {
  const base = `/self-service/${kind}`
  const flow = ref(`${kind}Flow`)
  const start = (who: string) =>
    operation(
      `Starts a ${kind} flow of ${who}.`,
      { 200: json(flow, 'The flow, as it begins.'), 303: elsewhere },
      { parameters: ['return_to', ...startParameters[kind]].map((name) => query(name)) },
    )
  return {
    [`${base}/browser`]: { get: start('a browser') },
    [`${base}/api`]: { get: start('a native client') },
    [`${base}/flows`]: {
      get: operation(`Returns a ${kind} flow.`, { 200: json(flow, 'The flow.') }, { parameters: [query('id', true)] }),
    },
    [`${base}/application`]: {
      get: operation(
        'Goes back to the application that began the flow: from the settings signed in, else with a refusal.',
        { 303: elsewhere },
        { parameters: [query('flow', true)] },
      ),
    },
    [base]: {
      post: operation(
        `Submits a ${kind} flow.`,
        {
          200: json(finished[kind], 'The result.'),
          303: elsewhere,
          400: json({ anyOf: [flow, ref('loginFlow'), ref('error')] }, 'The flow continues, and says why.'),
          429: json(flow, 'Too many attempts; `Retry-After` says when the client can try again.'),
        },
        { parameters: [query('flow', true)], requestBody: form(ref(`${kind}Form`)) },
      ),
      get: operation(`Continues a ${kind} flow.`, { 200: json(flow, 'The flow.'), 303: elsewhere }),
    },
  }
}

const identities = json(list(ref('identity')), 'A page of identities.')
const identity = json(ref('identity'), 'The identity.')
const sessions = json(list(ref('session')), 'A page of sessions.')
const account = json(ref('accountOverview'), 'The state of the account.')
const one = { parameters: [inPath('id')] }

const paths: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  ...Object.assign({}, ...flowKinds.map(flowPaths)),
  '/self-service/logout/browser': {
    get: operation('Returns the address that ends the session.', {
      200: json(object({ logout_url: textShape, logout_token: textShape }), 'The address.'),
    }),
  },
  '/self-service/logout': { get: operation('Signs a browser out.', { 204: done, 303: elsewhere }) },
  '/self-service/logout/api': {
    delete: operation(
      'Signs a native client out.',
      { 204: done },
      { requestBody: body(object({ session_token: textShape })) },
    ),
  },
  '/self-service/errors': {
    get: operation('Returns an error that was stored for the error page.', {
      200: json(
        object({ id: textShape, error: ref('errorDetails'), created_at: textShape, updated_at: textShape }),
        'The error.',
      ),
    }),
  },
  '/self-service/fed-cm/parameters': {
    get: operation('The providers that a browser may offer (FedCM).', {
      200: json(
        object({ providers: list({ type: 'object' }), csrf_token: textShape }),
        'Each has a nonce for one token.',
      ),
    }),
  },
  '/self-service/fed-cm/token': {
    post: operation('Signs in with a token of a provider (FedCM).', {}, { requestBody: form({ type: 'object' }) }),
  },
  '/sessions/whoami': {
    get: operation(
      'Returns the session of the client.',
      { 200: json(ref('session'), 'The session.') },
      { parameters: [query('tokenize_as')] },
    ),
  },
  '/sessions': {
    get: operation('Lists the other sessions of the account.', { 200: sessions }, { parameters: paging }),
    delete: operation('Ends all other sessions.', { 200: json(object({ count: { type: 'integer' } }), 'How many.') }),
  },
  '/sessions/{id}': { delete: operation('Ends another session.', { 204: done }, one) },
  '/sessions/token-exchange': {
    get: operation('Exchanges the codes of a native sign-in that a browser completed.', {
      200: json(ref('signedIn'), 'The session.'),
    }),
  },
  '/account': {
    get: operation(
      'Returns the activity of the account, a pending address and a pending deletion.',
      { 200: account },
      { parameters: [query('page_token')] },
    ),
  },
  '/account/data': {
    get: operation('Returns everything that is stored about the account, without secrets.', {
      200: json(ref('accountData'), 'The data.'),
    }),
  },
  '/account/verification': {
    put: operation('Continues the verification of the address, or sends a new code.', {
      200: json(object({ continue_with: list({ type: 'object' }) }), 'The flow that takes the code.'),
      429: json(ref('error'), 'Too many emails were sent to the address; `Retry-After` says when to try again.'),
    }),
  },
  '/account/deletion': {
    get: operation('Returns when the account is deleted, if its deletion is pending.', {
      200: json(object({ deletion_due_at: { type: ['string', 'null'] } }), 'The time.'),
    }),
    put: operation('Requests the deletion of the account.', { 200: account }),
    delete: operation('Cancels the deletion.', { 200: account }),
  },
  '/account/address-change': {
    delete: operation('Cancels the change to a new address.', { 200: account }),
  },
  '/account/address-change/mail': {
    put: operation('Sends another code to the new address.', { 200: account }),
  },
  '/account/passkeys': {
    get: operation('Counts the passkeys of the account.', {
      200: json(object({ count: { type: 'integer' } }), 'How many.'),
    }),
  },
  '/account/keys/{id}': {
    put: operation(
      'Renames a passkey or a security key of the account.',
      { 200: account },
      { ...one, requestBody: form(object({ name: textShape })) },
    ),
  },
  '/account/not-me': {
    get: operation(
      'Returns the event behind the link of a security mail.',
      { 200: json(ref('accountReport'), 'The event.') },
      { parameters: [query('token', true)] },
    ),
    post: operation(
      'Reports that another person caused the event: all sessions end, a changed address is restored, a recovery begins.',
      { 200: json(object({ continue_with: list(ref('continueWith')) }), 'The recovery.') },
      { requestBody: form(object({ token: textShape })) },
    ),
  },
  '/schemas': {
    get: operation('Lists the identity schemas.', {
      200: json(list(object({ id: textShape, schema: { type: 'object' } })), 'All of them.'),
    }),
  },
  '/schemas/{id}': {
    get: operation('Returns an identity schema.', { 200: json({ type: 'object' }, 'The schema.') }, one),
  },
  '/health/alive': {
    get: operation('Whether the process is alive.', { 200: json(object({ status: textShape }), 'It does.') }),
  },
  '/health/ready': {
    get: operation('Whether the process is ready for requests.', {
      200: json(object({ status: textShape }), 'It does.'),
      503: json(object({ errors: { type: 'object' } }), 'It does not.'),
    }),
  },
  '/version': { get: operation('Returns the release.', { 200: json(object({ version: textShape }), 'Its name.') }) },
  '/admin/identities': {
    get: operation(
      'Lists identities.',
      { 200: identities },
      { parameters: [...identityFilters, 'include_credential'].map((name) => query(name)).concat(paging) },
    ),
    post: operation('Creates an identity.', { 201: identity }, { requestBody: body(ref('createIdentity')) }),
    patch: operation(
      'Creates many identities.',
      { 200: json(object({ identities: list({ type: 'object' }) }), 'The result of each.') },
      { requestBody: body(ref('createIdentities')) },
    ),
  },
  '/admin/identities/{id}': {
    get: operation('Returns an identity.', { 200: identity }, one),
    put: operation('Replaces an identity.', { 200: identity }, { ...one, requestBody: body(ref('updateIdentity')) }),
    patch: operation(
      'Changes parts of an identity (JSON Patch).',
      { 200: identity },
      { ...one, requestBody: body(ref('patchIdentity')) },
    ),
    delete: operation('Deletes an identity.', { 204: done }, one),
  },
  '/admin/identities/{id}/sessions': {
    get: operation('Lists the sessions of an identity.', { 200: sessions }, one),
    delete: operation('Deletes the sessions of an identity.', { 204: done }, one),
  },
  '/admin/identities/by/external/{externalId}': {
    get: operation(
      'Returns an identity by its external ID.',
      { 200: identity },
      { parameters: [inPath('externalId')] },
    ),
  },
  '/admin/identities/{id}/credentials/{type}': {
    delete: operation(
      'Deletes a credential; of the links with providers, the one that the identifier names.',
      { 204: done },
      { parameters: [inPath('id'), inPath('type'), query('identifier')] },
    ),
  },
  '/admin/recovery/code': {
    post: operation(
      'Creates a recovery code, which an operator passes on.',
      {
        201: json(
          object({ recovery_link: textShape, recovery_code: textShape, expires_at: textShape }),
          'The code, and the page that takes it.',
        ),
      },
      { requestBody: body(ref('createRecoveryCode')) },
    ),
  },
  '/admin/recovery/link': {
    post: operation(
      'Creates a recovery link, which an operator passes on.',
      { 200: json(object({ recovery_link: textShape, expires_at: textShape }), 'The link.') },
      { parameters: [query('return_to')], requestBody: body(ref('createRecoveryLink')) },
    ),
  },
  '/admin/courier/messages': {
    get: operation(
      'Lists messages of the courier.',
      { 200: json(list({ type: 'object' }), 'A page of them.') },
      { parameters: [query('status'), query('recipient'), ...paging] },
    ),
  },
  '/admin/courier/messages/{id}': {
    get: operation('Returns a message.', { 200: json({ type: 'object' }, 'The message.') }, one),
  },
  '/admin/sessions/{id}/extend': {
    patch: operation('Extends a session.', { 200: json(ref('session'), 'The session.'), 204: done }, one),
  },
  '/admin/sessions': {
    get: operation('Lists sessions.', { 200: sessions }, { parameters: [query('active'), query('expand'), ...paging] }),
    post: operation(
      'Ends sessions.',
      {
        200: json(
          object({ processed: { type: 'integer' }, more: { type: 'boolean' } }),
          'How many, and whether there are more.',
        ),
      },
      { requestBody: body(ref('endSessions')) },
    ),
  },
  '/admin/sessions/{id}': {
    get: operation('Returns a session.', { 200: json(ref('session'), 'The session.') }, one),
    delete: operation('Ends a session.', { 204: done }, one),
  },
}

/** The description of the API, for client generators (OpenAPI 3.1). */
export const openApiOf = (version: string, methods: Pick<Methods, 'all'>): object => ({
  openapi: '3.1.0',
  info: { title: 'Identity service', version },
  paths,
  components: { schemas: { ...shapes, ...requestShapes(methods) } },
})
