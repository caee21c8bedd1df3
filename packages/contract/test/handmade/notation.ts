import type { Group, InputType, UiNode } from '@collect/contract'
import { attributesOf, type Place } from './attributes.ts'
import { labelOf } from './labels.ts'
import { picture } from './picture.ts'
import { said } from './said.ts'

const notation =
  /^(?<group>[a-z0-9_]+)\/(?<name>[\w.]+):(?<type>[a-z-]+)(?:=(?<value>[^*(#‼]*))?(?<required>\*)?(?<disabled>\(disabled\))?(?:#(?<label>\d+))?(?<messages>(?:‼\d+)*)$/

const csrf = 'default/csrf_token:hidden=v*'
const script = 'captcha/captcha_script:script'
const trigger = 'captcha/captcha_trigger_script:script'
const place = 'captcha/captcha_turnstile_inject:div'
const answer = 'captcha/transient_payload.captcha_turnstile_response:hidden=""'
const options = 'captcha/captcha_turnstile_options:hidden=v'

/** docs/contract/nodes.md §0 and §9 */
const short: Readonly<Record<string, string>> = {
  csrf,
  'captcha-A': [answer, trigger, place, script, options].join(' · '),
  'captcha-B': [trigger, script, options, place, answer].join(' · '),
}

/**
 * Parses nodes in the notation of docs/contract/nodes.md §0, separated by ` · `. `=v` stands for a value that the node
 * implies.
 */
export const nodesOf = (place: Omit<Place, 'hasKeys'>, written: string): readonly UiNode[] =>
  written
    .split(' · ')
    .flatMap((one) => (short[one] ?? one).split(' · '))
    .map((one) => nodeOf({ ...place, hasKeys: /passkey|webauthn|identifier_first/.test(written) }, one))

const values: Readonly<Record<string, string>> = {
  csrf_token: `${'A'.repeat(86)}==`,
  'traits.email': 'ada@example.org',
  'traits.username': 'ada',
  'traits.phone_number': '+4915123456767',
  identifier: 'ada@example.org',
  email: 'ada@example.org',
}

function nodeOf(place: Place, written: string): UiNode {
  const found = notation.exec(written)?.groups
  if (!found) throw new Error(`Not a node: ${written}`)
  const { group = '', name = '', type = '', messages = '' } = found
  const value = valueOf(name, found['value'])
  const facts = {
    // The notation names groups of the contract.
    group: group as Group,
    messages: [...messages.matchAll(/\d+/g)].map(([id]) => messageAt(Number(id), name)),
    meta: found['label'] ? { label: labelOf(Number(found['label']), name, value ?? '') } : {},
  }
  switch (type) {
    case 'script':
      return { type, ...facts, attributes: scriptOf(name) }
    case 'div':
      return { type, ...facts, attributes: { node_type: type, id: name } }
    case 'img':
      return { type, ...facts, attributes: { node_type: type, id: name, src: picture, width: 256, height: 256 } }
    case 'a':
      return { type, ...facts, attributes: { node_type: type, id: name, href: value ?? '/', title: said(1070009) } }
    case 'note':
      return { type: 'text', ...facts, attributes: { node_type: 'text', id: name, text: textOf(name, value) } }
    default:
      return {
        type: 'input',
        ...facts,
        attributes: {
          node_type: 'input',
          name,
          // Likewise.
          type: type as InputType,
          ...(value !== undefined && { value: type === 'checkbox' && value !== 'v' ? checkedIn(name, value) : value }),
          ...(found['required'] && { required: true }),
          disabled: found['disabled'] !== undefined,
          ...attributesOf(place, { group, name, type }),
        },
      }
  }
}

/** The value of a checkbox: a scope has its name, others have their checked state. */
const checkedIn = (name: string, value: string) => (name === 'grant_scope' ? value : value === 'true')

function valueOf(name: string, written: string | undefined): string | undefined {
  if (written === '""') return ''
  return written === 'v' ? (values[name] ?? 'v') : written
}

const messageAt = (id: number, name: string) =>
  id === 4000002 ? said(id, { property: name.split('.').at(-1) }) : said(id)

function textOf(name: string, value: string | undefined) {
  if (name === 'totp_secret_key') return said(1050006, { secret: 'JBSWY3DPEHPK3PXP' }, 'JBSWY3DPEHPK3PXP')
  const used = said(1050014, { used_at: '2026-11-12T12:00:00.000Z', used_at_unix: 1_794_484_800 })
  const secrets = Array.from({ length: 12 }, (_, turn) => {
    const secret = String(10_210_307 * (turn + 1)).slice(0, 8)
    return value === 'used' && turn < 2 ? used : said(1050009, { secret }, secret)
  })
  return said(1050015, { secrets }, secrets.map(({ text }) => text).join(', '))
}

const sources: Readonly<Record<string, string>> = {
  webauthn_script: 'http://localhost:5100/.well-known/ory/webauthn.js',
  captcha_script:
    'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit&onload=oryCaptchaTurnstileInit',
  captcha_trigger_script: '/.well-known/ory/turnstile/captcha-trigger.js',
}

const scriptOf = (id: string) =>
  ({
    node_type: 'script',
    id,
    src: sources[id] ?? '',
    async: true,
    referrerpolicy: 'no-referrer',
    crossorigin: 'anonymous',
    integrity: '',
    nonce: '00000000-0000-4000-8000-000000000009',
    type: 'text/javascript',
  }) as const
