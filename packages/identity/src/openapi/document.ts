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
const refused = json(ref('error'), 'What is wrong, for a script to read.')
const elsewhere: Shape = { description: 'A browser is led on.' }
const done: Shape = { description: 'Done.' }
const query = (name: string, required = false): Shape => ({ name, in: 'query', required, schema: textShape })
const inPath = (name: string): Shape => ({ name, in: 'path', required: true, schema: textShape })
const paging = ['page_size', 'page_token', 'per_page', 'page'].map((name) => query(name))
const body = (schema: Shape): Shape => ({ required: true, content: { 'application/json': { schema } } })
/** A form is sent as JSON or as browsers send forms. */
const form = (schema: Shape): Shape => ({
  required: true,
  content: { 'application/json': { schema }, 'application/x-www-form-urlencoded': { schema } },
})

const operation = (
  summary: string,
  responses: Operation['responses'],
  rest: Pick<Operation, 'parameters' | 'requestBody'> = {},
): Operation => ({ summary, ...rest, responses: { ...responses, default: refused } })

/** What a form becomes when all is well with it, besides the flow that goes on. */
const finished: Readonly<Record<FlowKind, Shape>> = {
  login: { anyOf: [ref('signedIn'), ref('loginFlow')] },
  registration: ref('signedUp'),
  recovery: ref('recoveryFlow'),
  verification: ref('verificationFlow'),
  settings: ref('settingsFlow'),
}

/** What the beginning of a flow may be told, besides where to go afterwards (docs/contract/http.md §1). */
const startParameters: Readonly<Record<FlowKind, readonly string[]>> = {
  login: ['refresh', 'aal', 'login_challenge', 'organization', 'identity_schema'],
  registration: ['login_challenge', 'organization', 'identity_schema', 'after_verification_return_to'],
  recovery: ['skip_settings'],
  verification: [],
  settings: [],
}

function flowPaths(kind: FlowKind): Readonly<Record<string, object>> {
  const base = `/self-service/${kind}`
  const flow = ref(`${kind}Flow`)
  const start = (who: string) =>
    operation(
      `Begins a ${kind} of ${who}.`,
      { 200: json(flow, 'The flow, as it begins.'), 303: elsewhere },
      { parameters: ['return_to', ...startParameters[kind]].map((name) => query(name)) },
    )
  return {
    [`${base}/browser`]: { get: start('a browser') },
    [`${base}/api`]: { get: start('a native client') },
    [`${base}/flows`]: {
      get: operation(`Shows a ${kind}.`, { 200: json(flow, 'The flow.') }, { parameters: [query('id', true)] }),
    },
    [base]: {
      post: operation(
        `Sends the form of a ${kind}.`,
        {
          200: json(finished[kind], 'What became of it.'),
          303: elsewhere,
          400: json({ anyOf: [flow, ref('loginFlow'), ref('error')] }, 'The flow goes on, and says why.'),
          429: json(flow, 'Too many came before; `Retry-After` says when the next one is taken.'),
        },
        { parameters: [query('flow', true)], requestBody: form(ref(`${kind}Form`)) },
      ),
      get: operation(`Goes on with a ${kind}.`, { 200: json(flow, 'The flow.'), 303: elsewhere }),
    },
  }
}

const identities = json(list(ref('identity')), 'A page of accounts.')
const identity = json(ref('identity'), 'The account.')
const sessions = json(list(ref('session')), 'A page of sessions.')
const account = json(ref('accountOverview'), 'How the account stands.')
const one = { parameters: [inPath('id')] }

const paths: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  ...Object.assign({}, ...flowKinds.map(flowPaths)),
  '/self-service/logout/browser': {
    get: operation('The way out, for a link.', {
      200: json(object({ logout_url: textShape, logout_token: textShape }), 'Where it leads.'),
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
    get: operation('An error that was kept for the error page.', {
      200: json(
        object({ id: textShape, error: ref('errorDetails'), created_at: textShape, updated_at: textShape }),
        'The error.',
      ),
    }),
  },
  '/self-service/fed-cm/parameters': {
    get: operation('Whom a browser may offer to sign in with.', {
      200: json(object({ providers: list({ type: 'object' }), csrf_token: textShape }), 'Nobody yet.'),
    }),
  },
  '/self-service/fed-cm/token': {
    post: operation('Signs in with a token of theirs.', {}, { requestBody: form({ type: 'object' }) }),
  },
  '/sessions/whoami': {
    get: operation(
      'Who is signed in.',
      { 200: json(ref('session'), 'The session.') },
      { parameters: [query('tokenize_as')] },
    ),
  },
  '/sessions': {
    get: operation('The other sessions of the account.', { 200: sessions }, { parameters: paging }),
    delete: operation('Ends them.', { 200: json(object({ count: { type: 'integer' } }), 'How many.') }),
  },
  '/sessions/{id}': { delete: operation('Ends one of them.', { 204: done }, one) },
  '/sessions/token-exchange': {
    get: operation('A native half of a sign-in that a browser finished.', {
      200: json(ref('signedIn'), 'The session.'),
    }),
  },
  '/account': {
    get: operation(
      'The last changes of the ways into the account, and when it is to be deleted.',
      { 200: account },
      { parameters: [query('page_token')] },
    ),
  },
  '/account/data': {
    get: operation('Everything that is kept about the account, without what opens it.', {
      200: json(ref('accountData'), 'All of it.'),
    }),
  },
  '/account/verification': {
    put: operation('Goes on with the verification of the address, or mails a new code for it.', {
      200: json(object({ continue_with: list({ type: 'object' }) }), 'The flow that takes the code.'),
      429: json(ref('error'), 'The address was mailed enough; `Retry-After` says when the next one goes out.'),
    }),
  },
  '/account/deletion': {
    put: operation('Asks for the deletion of the account.', { 200: account }),
    delete: operation('Calls it off.', { 200: account }),
  },
  '/account/address-change': {
    delete: operation('Gives up the new address that waits for its proof.', { 200: account }),
  },
  '/account/address-change/mail': {
    put: operation('Mails what proves the new address once more.', { 200: account }),
  },
  '/account/not-me': {
    get: operation(
      'What the link of a security mail is about.',
      { 200: json(ref('accountReport'), 'The event.') },
      { parameters: [query('token', true)] },
    ),
    post: operation(
      'Says that somebody else did it: all sessions end, a changed address comes back, a recovery begins.',
      { 200: json(object({ continue_with: list(ref('continueWith')) }), 'The recovery that began.') },
      { requestBody: form(object({ token: textShape })) },
    ),
  },
  '/schemas': {
    get: operation('The schemas of accounts.', {
      200: json(list(object({ id: textShape, schema: { type: 'object' } })), 'All of them.'),
    }),
  },
  '/schemas/{id}': { get: operation('One of them.', { 200: json({ type: 'object' }, 'The schema.') }, one) },
  '/health/alive': {
    get: operation('Whether the process answers.', { 200: json(object({ status: textShape }), 'It does.') }),
  },
  '/health/ready': {
    get: operation('Whether its database does.', {
      200: json(object({ status: textShape }), 'It does.'),
      503: json(object({ errors: { type: 'object' } }), 'It does not.'),
    }),
  },
  '/version': { get: operation('Which release this is.', { 200: json(object({ version: textShape }), 'Its name.') }) },
  '/admin/identities': {
    get: operation(
      'Accounts.',
      { 200: identities },
      { parameters: [...identityFilters, 'include_credential'].map((name) => query(name)).concat(paging) },
    ),
    post: operation('Makes one.', { 201: identity }, { requestBody: body(ref('createIdentity')) }),
    patch: operation(
      'Makes many.',
      { 200: json(object({ identities: list({ type: 'object' }) }), 'What became of each.') },
      { requestBody: body(ref('createIdentities')) },
    ),
  },
  '/admin/identities/{id}': {
    get: operation('One account.', { 200: identity }, one),
    put: operation('Replaces it.', { 200: identity }, { ...one, requestBody: body(ref('updateIdentity')) }),
    patch: operation('Changes parts of it.', { 200: identity }, { ...one, requestBody: body(ref('patchIdentity')) }),
    delete: operation('Deletes it.', { 204: done }, one),
  },
  '/admin/identities/{id}/sessions': {
    get: operation('Its sessions.', { 200: sessions }, one),
    delete: operation('Deletes them.', { 204: done }, one),
  },
  '/admin/identities/by/external/{externalId}': {
    get: operation(
      'One account, by the id that it has elsewhere.',
      { 200: identity },
      { parameters: [inPath('externalId')] },
    ),
  },
  '/admin/identities/{id}/credentials/{type}': {
    delete: operation('Takes a credential away.', { 204: done }, { parameters: [inPath('id'), inPath('type')] }),
  },
  '/admin/recovery/code': {
    post: operation(
      'A code to pass on to somebody.',
      {
        201: json(
          object({ recovery_link: textShape, recovery_code: textShape, expires_at: textShape }),
          'The code, and where it is typed.',
        ),
      },
      { requestBody: body(ref('createRecoveryCode')) },
    ),
  },
  '/admin/recovery/link': {
    post: operation(
      'A link to pass on to somebody.',
      { 200: json(object({ recovery_link: textShape, expires_at: textShape }), 'The link.') },
      { parameters: [query('return_to')], requestBody: body(ref('createRecoveryLink')) },
    ),
  },
  '/admin/courier/messages': {
    get: operation(
      'Mails.',
      { 200: json(list({ type: 'object' }), 'A page of them.') },
      { parameters: [query('status'), query('recipient'), ...paging] },
    ),
  },
  '/admin/courier/messages/{id}': { get: operation('One mail.', { 200: json({ type: 'object' }, 'The mail.') }, one) },
  '/admin/sessions/{id}/extend': {
    patch: operation('Lets a session live longer.', { 200: json(ref('session'), 'The session.'), 204: done }, one),
  },
  '/admin/sessions': {
    get: operation('Sessions.', { 200: sessions }, { parameters: [query('active'), query('expand'), ...paging] }),
    post: operation(
      'Ends many.',
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
    get: operation('One session.', { 200: json(ref('session'), 'The session.') }, one),
    delete: operation('Ends it.', { 204: done }, one),
  },
}

/** The description of the API, for programs that make clients of it (OpenAPI 3.1). */
export const openApiOf = (version: string, methods: Pick<Methods, 'all'>): object => ({
  openapi: '3.1.0',
  info: { title: 'Identity service', version },
  paths,
  components: { schemas: { ...shapes, ...requestShapes(methods) } },
})
