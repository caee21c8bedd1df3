import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { AnyFlow, UiMessage, UiNode } from '@collect/contract'
import { expect, test } from 'vitest'
import { describeService } from '../describe-service.ts'
import type { Account, TestService } from '../test-service.ts'
import { withPassword } from '../second-factors.ts'
import type { ConfigChanges } from '../config-changes.ts'
import type { Payload, Query } from '../visitor.ts'

/** The folder with recorded answers of Kratos. */
export const folder = process.env['CONTRACT_FLOWS']

/** The schema of the accounts in the recorded answers. */
const traits = {
  email: {
    type: 'string',
    format: 'email',
    title: 'E-Mail',
    'ory.sh/kratos': {
      credentials: {
        password: { identifier: true },
        webauthn: { identifier: true },
        code: { identifier: true, via: 'email' },
      },
      verification: { via: 'email' },
      recovery: { via: 'email' },
    },
  },
  tos: { type: 'boolean', title: 'Accept the terms of service' },
  phone: { type: 'string', title: 'Phone Number' },
  nested: { type: 'object', properties: { name: { type: 'string', title: 'Name' } } },
}
const schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  type: 'object',
  properties: { traits: { type: 'object', properties: traits, required: ['email'] } },
}
const identityOf = (document: object) => ({
  schemas: [{ id: 'default', url: `base64://${Buffer.from(JSON.stringify(document)).toString('base64')}` }],
})
export const settings = { identity: identityOf(schema) }

/** A telephone number that receives codes. */
const phone = {
  type: 'string',
  format: 'tel',
  title: 'Phone Number',
  'ory.sh/kratos': {
    credentials: { code: { identifier: true, via: 'sms' } },
    verification: { via: 'sms' },
    recovery: { via: 'sms' },
  },
}
export const withPhone = {
  identity: identityOf({ ...schema, properties: { traits: { type: 'object', properties: { ...traits, phone } } } }),
  courier: { channels: [{ id: 'sms', request_config: { url: 'http://127.0.0.1:9/' } }] },
}

const shownInSettings = new Set(['default', 'profile', 'password', 'totp', 'lookup_secret', 'webauthn', 'passkey'])

/** Functions that produce each recorded answer. */
export type Cases = Readonly<Record<string, (service: TestService) => Promise<AnyFlow>>>

/** A node without its content. The contract is ids, order, labels, marks and messages, not wording. */
function outlineOf({ type, group, attributes, messages, meta }: UiNode) {
  // Not all nodes have these attributes.
  const { value, src, text, integrity, nonce, onclick, ...rest } = attributes as Partial<
    Record<'value' | 'src' | 'integrity' | 'nonce', unknown>
  > & { text?: UiMessage; onclick?: string }
  const isFixed = 'name' in attributes && attributes.name === 'method'
  return {
    type,
    group,
    attributes: {
      ...rest,
      ...(src !== undefined && { src: 'something' }),
      ...(integrity !== undefined && { integrity: 'something' }),
      ...(nonce !== undefined && { nonce: 'something' }),
      // The recorded answers contain no options.
      ...(onclick !== undefined && { onclick: onclick.includes('{') ? 'something' : onclick }),
      ...(text && { text: text.id }),
      ...(value !== undefined && { value: isFixed || value === '' ? value : 'something' }),
    },
    label: meta.label && { id: meta.label.id, type: meta.label.type, context: contextOf(meta.label) },
    messages: messages.map(({ id, type: kind, context }) => ({ id, type: kind, context })),
  }
}

/**
 * Addresses and times in contexts are content. Whether a passkey is synced, and how many backup codes are left, are
 * additions of this service.
 */
function contextOf({ context }: UiMessage) {
  if (!context) return context
  const { synced: _synced, left, count, ...recorded } = context
  if (left !== undefined && count !== undefined) return undefined
  return {
    ...recorded,
    ...('address' in recorded && { address: 'something' }),
    ...('added_at' in recorded && { added_at: 'some day', added_at_unix: 0 }),
  }
}

/** Deliberate differences: a refusal does not repeat an older success message. */
const ownWords: Readonly<Record<string, { readonly state: string; readonly messages: readonly number[] }>> = {
  'settings/all-methods/change-trait': { state: 'show_form', messages: [] },
}

function outlineOfFlow(flow: AnyFlow, nodes: readonly UiNode[]) {
  const { ui, state, type, active } = flow
  return {
    keys: Object.keys(flow)
      .filter((key) => key !== 'transient_payload')
      .toSorted(),
    state,
    type,
    active,
    method: ui.method,
    messages: (ui.messages ?? []).map(({ id }) => id),
    nodes: nodes.map(outlineOf),
  }
}

function recordedOutline(name: string) {
  const recorded = JSON.parse(readFileSync(resolve(folder ?? '', `${name}.json`), 'utf8')) as AnyFlow // recorded from the wire
  const isSettings = name.startsWith('settings/')
  const nodes = recorded.ui.nodes.filter(({ group }) => !isSettings || shownInSettings.has(group))
  const expected = { ...outlineOfFlow(recorded, nodes), ...ownWords[name] }
  const keys = name in ownWords ? expected.keys.filter((key) => key !== 'continue_with') : expected.keys
  return { ...expected, keys }
}

/** Tests that a service with this configuration answers each case as recorded. */
export function describeRecorded(name: string, changes: ConfigChanges, cases: Cases): void {
  describeService(name, { config: changes }, (service) => {
    test.each(Object.entries(cases))('%s', async (recorded, make) => {
      const made = await make(service())
      expect(outlineOfFlow(made, made.ui.nodes)).toEqual(recordedOutline(recorded))
    })
  })
}

export type MakeAccount = (service: TestService, way: 'script') => Promise<Pick<Account, 'email' | 'password'>>

export async function secondStep(
  service: TestService,
  make: MakeAccount,
  query: Query = {},
  payload?: Payload,
): Promise<AnyFlow> {
  const { visitor } = await withPassword(service, 'script', await make(service, 'script'))
  const { flow } = await visitor.start('login', { aal: 'aal2', ...query })
  return payload ? (await visitor.send('login', flow, payload)).flow : flow
}

export async function inSettings(service: TestService) {
  const script = await service.signedIn('script', await service.account())
  return { script, flow: (await script.start('settings')).flow }
}

/** A login flow after these forms, one after the other. */
export async function inLogin(service: TestService, ...payloads: readonly Payload[]): Promise<AnyFlow> {
  const script = service.visitor('script')
  let { flow } = await script.start('login')
  for (const payload of payloads) flow = (await script.send('login', flow, payload)).flow
  return flow
}

/** A registration flow after these forms, each with the traits. */
export async function inSteps(service: TestService, ...payloads: readonly Payload[]): Promise<AnyFlow> {
  const script = service.visitor('script')
  const traits = { email: service.newEmail() }
  let { flow } = await script.start('registration')
  for (const payload of payloads) flow = (await script.send('registration', flow, { traits, ...payload })).flow
  return flow
}
