import { flowKinds, groups } from '@collect/contract'

/** JSON Schema as OpenAPI 3.1 takes it. */
export type Shape = Readonly<Record<string, unknown>>

export const ref = (name: string): Shape => ({ $ref: `#/components/schemas/${name}` })
export const textShape: Shape = { type: 'string' }
export const list = (items: Shape): Shape => ({ type: 'array', items })
const time: Shape = { type: 'string', format: 'date-time' }
const id: Shape = { type: 'string', format: 'uuid' }
const flag: Shape = { type: 'boolean' }
const anything: Shape = {}
const fields: Shape = { type: 'object' }
const oneOf = (...words: readonly string[]): Shape => ({ type: 'string', enum: words })
const orNull = (shape: Shape): Shape => ({ anyOf: [shape, { type: 'null' }] })

/** An object with these fields and no others; those that end in `?` may be missing. */
export function object(shapes: Readonly<Record<string, Shape>>): Shape {
  const names = Object.keys(shapes)
  return {
    type: 'object',
    properties: Object.fromEntries(Object.entries(shapes).map(([name, shape]) => [name.replace(/\?$/, ''), shape])),
    required: names.filter((name) => !name.endsWith('?')),
    additionalProperties: false,
  }
}

const address = { id, value: textShape, via: oneOf('email', 'sms'), created_at: time, updated_at: time }
const flowFields = {
  id,
  type: oneOf('browser', 'api'),
  issued_at: time,
  expires_at: time,
  request_url: textShape,
  state: textShape,
  ui: ref('ui'),
  'active?': textShape,
  'return_to?': textShape,
  'transient_payload?': fields,
  'error?': ref('errorDetails'),
}
const organization = { 'organization_id?': orNull(id), 'identity_schema?': textShape }
const continued = { 'continue_with?': orNull(list(ref('continueWith'))) }

const flows: Readonly<Record<(typeof flowKinds)[number], Shape>> = {
  login: object({
    ...flowFields,
    ...organization,
    created_at: time,
    updated_at: time,
    refresh: flag,
    requested_aal: oneOf('aal1', 'aal2'),
  }),
  registration: object({ ...flowFields, ...organization }),
  recovery: object({ ...flowFields, ...continued }),
  verification: object(flowFields),
  settings: object({ ...flowFields, ...organization, ...continued, identity: ref('identity') }),
}

const sessionFields = {
  id,
  active: flag,
  expires_at: time,
  authenticated_at: time,
  authenticator_assurance_level: oneOf('aal0', 'aal1', 'aal2'),
  authentication_methods: list(
    object({
      method: textShape,
      aal: oneOf('aal1', 'aal2'),
      completed_at: time,
      'provider?': textShape,
      'organization?': textShape,
      'upstream_acr?': textShape,
      'upstream_amr?': list(textShape),
    }),
  ),
  issued_at: time,
  devices: list(object({ id, ip_address: textShape, user_agent: textShape, location: textShape })),
  'last_active_at?': time,
  'not_me?': textShape,
}

/** The shapes of responses; a rate-limited flow has the error beside it. */
export const shapes: Readonly<Record<string, Shape>> = {
  ...Object.fromEntries(flowKinds.map((kind) => [`${kind}Flow`, flows[kind]])),
  ui: object({
    action: textShape,
    method: oneOf('POST', 'GET'),
    nodes: list(ref('node')),
    'messages?': list(ref('message')),
  }),
  node: object({
    type: oneOf('input', 'text', 'img', 'a', 'script', 'div'),
    group: oneOf(...groups),
    attributes: { type: 'object', required: ['node_type'] },
    messages: list(ref('message')),
    meta: object({ 'label?': ref('message') }),
  }),
  message: object({
    id: { type: 'integer' },
    text: textShape,
    type: oneOf('info', 'error', 'success'),
    'context?': fields,
  }),
  identity: object({
    id,
    schema_id: textShape,
    schema_url: textShape,
    state: oneOf('active', 'inactive'),
    'state_changed_at?': time,
    traits: fields,
    'verifiable_addresses?': list(
      object({ ...address, status: oneOf('pending', 'sent', 'completed'), verified: flag, 'verified_at?': time }),
    ),
    'recovery_addresses?': list(object(address)),
    metadata_public: anything,
    'metadata_admin?': anything,
    'credentials?': { type: 'object', additionalProperties: ref('credential') },
    organization_id: orNull(id),
    'external_id?': textShape,
    created_at: time,
    updated_at: time,
  }),
  credential: object({
    type: textShape,
    identifiers: list(textShape),
    'config?': fields,
    version: { type: 'integer' },
    created_at: time,
    updated_at: time,
  }),
  accountOverview: object({
    events: list(ref('accountEvent')),
    older_events_token: orNull(textShape),
    password_changed_at: orNull(time),
    deletion_due_at: orNull(time),
    deletion_waiting_days: { type: 'integer' },
    deletion_begins_at: orNull(time),
    review: orNull(ref('accountReview')),
    pending_address: orNull(ref('pendingAddress')),
  }),
  accountReview: object({
    recovered_at: time,
    needs_password: { type: 'boolean' },
    ways: list(
      object({
        method: textShape,
        'name?': textShape,
        'added_at?': time,
        'used_at?': time,
        'remove?': object({ name: textShape, value: textShape }),
      }),
    ),
  }),
  accountEvent: object({
    kind: textShape,
    about: fields,
    at: time,
    'count?': { type: 'integer' },
    'since?': time,
    'not_me?': textShape,
  }),
  pendingAddress: object({
    value: textShape,
    via: textShape,
    flow_id: orNull(textShape),
    counts_from: orNull(time),
    expires_at: time,
  }),
  accountReport: object({ kind: textShape, about: fields, at: time, expires_at: time }),
  accountData: object({
    identity: ref('identity'),
    credentials: list(
      object({
        type: textShape,
        identifiers: list(textShape),
        created_at: time,
        updated_at: time,
        'providers?': list(object({ provider: textShape, subject: textShape, added_at: time })),
      }),
    ),
    sessions: list(object(sessionFields)),
    events: list(ref('accountEvent')),
    deletion_due_at: orNull(time),
    pending_address: orNull(ref('pendingAddress')),
    former_addresses: list(object({ via: textShape, value: textShape, until: time })),
  }),
  session: object({ ...sessionFields, identity: orNull(ref('identity')), 'tokenized?': textShape }),
  continueWith: object({
    action: oneOf(
      'redirect_browser_to',
      'show_verification_ui',
      'show_settings_ui',
      'show_recovery_ui',
      'set_ory_session_token',
    ),
    'redirect_browser_to?': textShape,
    'ory_session_token?': textShape,
    'flow?': object({ id, 'verifiable_address?': textShape, 'url?': textShape }),
  }),
  signedIn: object({ session: ref('session'), 'session_token?': textShape, ...continued }),
  signedUp: object({
    identity: ref('identity'),
    'session?': ref('session'),
    'session_token?': textShape,
    ...continued,
  }),
  errorDetails: object({
    'id?': textShape,
    code: { type: 'integer' },
    status: textShape,
    message: textShape,
    'reason?': textShape,
    'request?': textShape,
    'debug?': textShape,
    'details?': fields,
  }),
  error: object({
    error: ref('errorDetails'),
    'redirect_browser_to?': textShape,
    'use_flow_id?': id,
    'expired_at?': time,
    'since?': { type: 'integer' },
  }),
}
