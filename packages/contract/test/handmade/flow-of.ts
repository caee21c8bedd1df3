import type { Identity, Session, UiNode } from '@collect/contract'
import type { Case } from './case.ts'
import { nodesOf } from './notation.ts'
import { said } from './said.ts'

const base = 'http://localhost:5100'
const id = '00000000-0000-4000-8000-000000000001'
const at = '2026-11-20T10:00:00.000Z'
const kept = { value: 'ada@example.org', via: 'email', created_at: at, updated_at: at } as const

const identity: Identity = {
  id: '00000000-0000-4000-8000-000000000002',
  schema_id: 'default',
  schema_url: `${base}/schemas/ZGVmYXVsdA`,
  state: 'active',
  state_changed_at: at,
  traits: { email: 'ada@example.org' },
  verifiable_addresses: [{ id: '00000000-0000-4000-8000-000000000003', ...kept, verified: true, status: 'completed' }],
  recovery_addresses: [{ id: '00000000-0000-4000-8000-000000000004', ...kept }],
  metadata_public: null,
  created_at: at,
  updated_at: at,
  organization_id: null,
}

const session: Session = {
  id: '00000000-0000-4000-8000-000000000005',
  active: true,
  expires_at: '2026-11-21T10:00:00.000Z',
  authenticated_at: at,
  issued_at: at,
  authenticator_assurance_level: 'aal1',
  authentication_methods: [{ method: 'password', aal: 'aal1', completed_at: at }],
  identity,
  devices: [],
}

const album = {
  client_id: 'album',
  client_name: 'Album',
  policy_uri: 'https://album.example/privacy',
  tos_uri: 'https://album.example/terms',
}

/** The request of an application (docs/contract/providers-and-oauth2.md §D2). */
const waiting = {
  oauth2_login_challenge: 'c1',
  oauth2_login_request: {
    challenge: 'c1',
    request_url: `${base}/oauth2/auth?client_id=album`,
    requested_scope: ['openid'],
    skip: false,
    subject: '',
    client: album,
  },
}

/** Fields that only one flow kind has (docs/contract/nodes.md §1.1). */
const own: Readonly<Record<string, (made: Case) => object>> = {
  login: ({ refresh = false, aal2 }) => ({
    organization_id: null,
    created_at: at,
    updated_at: at,
    refresh,
    requested_aal: aal2 ? 'aal2' : 'aal1',
  }),
  registration: () => ({ organization_id: null }),
  settings: () => ({ organization_id: null, identity }),
  oauth2_consent: ({ nodes, answered }) => ({
    id: 'UNSET',
    session,
    ...(answered && { answered }),
    consent_request: {
      challenge: 'c1',
      requested_scope: [...nodes.matchAll(/grant_scope:checkbox=([^#]+)/g)].map(([, scope]) => scope),
      skip: false,
      subject: identity.id,
      client: album,
    },
  }),
}

/** The service's answer for this case. */
export function flowOf(kind: string, made: Case): object {
  const { state = kind === 'settings' ? 'show_form' : 'choose_method', active, said: ids = [], refresh = false } = made
  const isVerified = kind === 'verification' && state === 'passed_challenge'
  return {
    id,
    type: 'browser',
    expires_at: '2026-11-20T10:10:00.000Z',
    issued_at: at,
    request_url: `${base}/self-service/${kind}/browser`,
    ...(active && { active }),
    ...(made.asks && waiting),
    state,
    ui: {
      action: actionOf(kind, isVerified),
      method: isVerified ? 'GET' : 'POST',
      nodes: nodesOf({ kind, refresh }, made.nodes).map((node) => marked(node, made.lastUsed)),
      ...(ids.length > 0 && { messages: ids.map((one) => said(one)) }),
    },
    ...own[kind]?.(made),
  }
}

/** A finished verification has nothing to post. A consent posts to its own page. */
function actionOf(kind: string, isVerified: boolean): string {
  if (isVerified) return `${base}/`
  return kind === 'oauth2_consent' ? `${base}/consent` : `${base}/self-service/${kind}?flow=${id}`
}

/** The label of the button that this browser used last says so (docs/contract/providers-and-oauth2.md §G). */
function marked(node: UiNode, lastUsed: string | undefined): UiNode {
  const { label } = node.meta
  const isButton = node.type === 'input' && node.attributes.type === 'submit' && node.attributes.value === lastUsed
  if (!isButton || !label) return node
  return { ...node, meta: { ...node.meta, label: { ...label, context: { ...label.context, last_used: true } } } }
}
