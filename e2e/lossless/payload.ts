import { payloadOf, type Payload } from '@collect/flow'
import type { GoldenFlow } from '../setup/golden/golden-flows.ts'
import type { Submission } from '../setup/stub-service.ts'
import type { Control } from './look.ts'

type Entries = readonly (readonly [string, string])[]

/** The token of the CAPTCHA widget. */
export const robotAnswer = 'no-robot'

/** Describes differences between a payload and docs/contract/nodes.md §11.3. */
export function payloadFaults(
  answer: GoldenFlow,
  button: Control,
  entries: Entries,
  { isPlain, fields }: Submission,
): readonly string[] {
  const pressed = { name: button.name, value: button.value }
  const known = isPlain ? entries : withRobotAnswer(entries)
  const expected = payloadOf(answer.kind, answer.flow.ui.nodes, known, pressed)
  const arrived = new Map(Object.entries(fields).map(([name, value]) => [name, String(value)]))
  if (isPlain)
    return [
      ...ruleFaults(answer, button, expected),
      ...differences(new Map(entries), arrived),
      ...nativeFaults(button, flatOf(expected), arrived),
    ]
  return [...ruleFaults(answer, button, fields), ...differences(flatOf(expected), flatOf(fields))]
}

/** The CAPTCHA widget adds its token between the press and the request. */
const withRobotAnswer = (entries: Entries): Entries =>
  entries.map(([name, value]) => [name, name.endsWith('captcha_turnstile_response') ? robotAnswer : value] as const)

/** The expected payload, derived from the button's node. */
function ruleFaults(
  { kind, flow }: GoldenFlow,
  { name, value }: Control,
  payload: Payload | Submission['fields'],
): readonly string[] {
  const node = flow.ui.nodes.find(
    ({ attributes }) =>
      'name' in attributes &&
      /^(submit|button)$/.test(attributes.type) &&
      attributes.name === name &&
      String(attributes.value ?? '') === value,
  )
  if (!node) return [`no node is the button ${name}=${value}`]
  const method = name === 'method' ? value : node.group
  const isResend = node.meta.label?.id === 1070008
  const has = (key: string) => Object.hasOwn(payload, key)
  return [
    ...(payload['method'] === method || (node.group === 'default' && name !== 'method')
      ? []
      : [`method is ${String(payload['method'])}, not ${method}`]),
    ...(isResend && has('code') ? ['a resend goes with a code'] : []),
    ...(!isResend && has('code') && has('resend') && (kind === 'login' || kind === 'registration')
      ? ['a code goes with a resend']
      : []),
    ...(!isResend && has('code') && has('email') && kind === 'recovery' ? ['a code goes with an email'] : []),
    ...(flow.ui.nodes.some(({ attributes }) => 'name' in attributes && attributes.name === 'csrf_token') &&
    !has('csrf_token')
      ? ['no csrf_token']
      : []),
    ...(kind === 'settings' && name === 'link' && (value === 'google' || value === 'github') && !asksForAccount(payload)
      ? [`${value} is not asked which account`]
      : []),
    ...Object.keys(payload)
      .filter((key) => key.includes('.'))
      .map((key) => `${key} is not nested`),
    ...(name !== 'method' && String(payload[name]) !== value
      ? [`${name} is ${String(payload[name])}, not ${value}`]
      : []),
  ]
}

const asksForAccount = (payload: object) =>
  JSON.stringify(Reflect.get(payload, 'upstream_parameters')) === '{"prompt":"select_account"}'

/**
 * The equivalent of a native form post: of repeated names the last one wins, blanks count as absent, and the service
 * finds the method by the button (docs/contract/http.md §1.2).
 */
function nativeFaults(
  { name }: Control,
  expected: ReadonlyMap<string, string>,
  arrived: ReadonlyMap<string, string>,
): readonly string[] {
  const got = new Map([...arrived].filter(([, value]) => value !== ''))
  // Only a script can omit input. The service reads no password of a provider's press.
  const secrets = name === 'provider' ? ['password'] : []
  const loose = new Set(['method', 'code', 'resend', 'email', 'grant_scope', ...secrets])
  const strict = (map: ReadonlyMap<string, string>) => new Map([...map].filter(([name]) => !loose.has(name)))
  const method = got.get('method')
  return [
    ...differences(strict(expected), strict(got)),
    ...(method !== undefined && method !== expected.get('method') ? [`by itself, method is ${method}`] : []),
  ]
}

function flatOf(value: unknown, path = ''): ReadonlyMap<string, string> {
  if (typeof value !== 'object' || value === null) return new Map([[path, String(value)]])
  return new Map(
    Object.entries(value).flatMap(([name, inside]) => [...flatOf(inside, path ? `${path}.${name}` : name)]),
  )
}

const differences = (expected: ReadonlyMap<string, string>, got: ReadonlyMap<string, string>): readonly string[] => [
  ...[...expected]
    .filter(([name, value]) => got.get(name) !== value)
    .map(([name, value]) => `${name} is ${got.get(name)}, not ${value}`),
  ...[...got].filter(([name]) => !expected.has(name)).map(([name, value]) => `unexpected ${name}=${value}`),
]
