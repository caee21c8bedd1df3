import { createFormatter } from '@collect/messages'
import { describe, expect, test } from 'vitest'
import { handmade } from '../../../test/answers.ts'
import { loginFlow, nodeOf, nodesOf } from '../../../test/flow-of.ts'
import { project } from '../../../test/project.ts'
import { fieldsOf, submitOf } from './field-of.ts'
import type { Shown } from '../model/source.ts'
import { wordsIn, type Words } from '../model/words.ts'
import type { InputNode, UiNode } from '@collect/contract'

const formatter = createFormatter('en', { now: () => Date.UTC(2026, 10, 20, 10) })
const say = (words: Words | undefined) => words && wordsIn(formatter, words)
const shown: Shown = { kind: 'login', project, flow: loginFlow(), formState: { state: 'settings' } }
const fields = (nodes: readonly UiNode[], more: Partial<Shown> = {}) => fieldsOf(nodes, { ...shown, ...more } as Shown) // kind and flow match
const named = (flow: string, name: string) =>
  fields(handmade(flow)).find((field) => ('name' in field ? field.name : 'id' in field && field.id) === name)

describe('ENTITY-FIELD-1, input attributes reach the field', () => {
  test.each([
    [
      'login/first-passkey',
      'identifier',
      { field: 'text', type: 'text', autocomplete: 'username webauthn', required: true },
    ],
    [
      'recovery/address-code-sent',
      'code',
      { field: 'code', length: 6, pattern: '[0-9]+', autocomplete: 'one-time-code' },
    ],
    ['settings/inputs', 'traits.phone_number', { type: 'tel', autocomplete: 'tel', value: '+4915123456767' }],
    ['settings/inputs', 'traits.age', { type: 'number', value: '36' }],
    ['settings/inputs', 'traits.website', { type: 'url' }],
    ['settings/inputs', 'traits.birthday', { type: 'date' }],
    ['settings/inputs', 'traits.met_at', { type: 'datetime-local' }],
    ['settings/inputs', 'traits.tos', { field: 'checkbox', value: 'true', checked: true }],
    ['registration/profile-start', 'traits.tos', { field: 'checkbox', value: 'true', checked: false }],
    ['settings/organization', 'traits.email', { disabled: true, required: true }],
    ['settings/everything-open', 'password', { field: 'password', autocomplete: 'new-password' }],
  ])('%s %s', (flow, name, field) => {
    expect(named(flow, name)).toMatchObject(field)
  })

  test.each([
    ['new-password', 10, 10],
    ['new-password', undefined, undefined],
    ['current-password', 10, undefined],
  ])('FORM-ELEMENT-1: a field for a %s in a project with %j names %j characters', (autocomplete, length, named) => {
    const node = nodeOf('password/password:password*#1070001') as InputNode
    const made = { ...node, attributes: { ...node.attributes, autocomplete } } as InputNode
    const [field] = fields([made], { project: { ...project, ...(length && { password_min_length: length }) } })
    expect(field && 'atLeast' in field ? field.atLeast : undefined).toBe(named)
  })

  test('absent attributes stay absent', () => {
    expect(Object.keys(named('settings/inputs', 'traits.website') ?? {}).toSorted()).toEqual([
      'autocomplete',
      'disabled',
      'field',
      'group',
      'key',
      'label',
      'messages',
      'name',
      'placeholder',
      'required',
      'type',
    ])
  })

  test('a text field keeps its pattern', () => {
    const node = nodeOf('default/traits.zip:text#1070009') as InputNode
    const withPattern = { ...node, attributes: { ...node.attributes, pattern: '[0-9]{5}' } }
    expect(fields([withPattern])).toMatchObject([{ field: 'text', pattern: '[0-9]{5}' }])
  })

  test('an input with options is a select with the texts of the options', () => {
    const field = named('settings/choices', 'traits.country')
    expect(field).toMatchObject({ field: 'select', value: 'Norway' })
    expect(field?.field === 'select' && field.options.map(({ value, label }) => [value, say(label)])).toEqual([
      ['Germany', 'Germany'],
      ['Norway', 'Norway'],
      ['Poland', 'Poland'],
    ])
    expect(named('settings/choices', 'traits.language')).not.toHaveProperty('value')
  })

  test('adds neither autocomplete nor required', () => {
    const [field] = fields(nodesOf('default/motto:text'))
    expect(field).toMatchObject({ field: 'text', required: false, disabled: false })
    expect(Object.keys(field ?? {}).toSorted()).toEqual([
      'disabled',
      'field',
      'group',
      'key',
      'label',
      'messages',
      'name',
      'placeholder',
      'required',
      'type',
    ])
  })

  test('label: uses a label among the attributes and keeps messages', () => {
    const label = { id: 1070007, type: 'info', text: 'Email' } as const
    const made = ['default/motto:text', 'default/motto:text‼4000002'].map((short) => {
      const node = nodeOf(short) as InputNode // the notation of an input
      return { ...node, attributes: { ...node.attributes, label } }
    })
    expect(fields(made)).toMatchObject([
      { field: 'text', messages: [] },
      { field: 'text', messages: [{ id: 4000002 }] },
    ])
    expect(fields(made).map((field) => 'label' in field && say(field.label))).toEqual(['Email', 'Email'])
  })

  test('a field without a label shows its name', () => {
    const [field] = fields(nodesOf('default/motto:text'))
    expect(field).toMatchObject({ field: 'text' })
    expect(field?.field === 'text' && [field.label, field.placeholder].map(say)).toEqual(['motto', 'Enter your motto'])
  })
})

describe('FORM-ELEMENT-2, code input: six characters, or the node’s maxlength', () => {
  const withLength = (maxlength: number) => {
    const node = nodeOf('code/code:text*#1070013') as InputNode
    return { ...node, attributes: { ...node.attributes, maxlength } }
  }
  test.each([
    [nodeOf('code/code:text'), 6],
    [nodeOf('totp/totp_code:text'), 6],
    [withLength(8), 8],
  ])('%#', (node, length) => {
    expect(fields([node])).toMatchObject([{ field: 'code', length }])
  })
  test.each([
    'code/recovery_address:text',
    'totp/name:text',
    'profile/totp_code:text',
    'profile/code:text',
    'lookup_secret/lookup_secret:text',
  ])('%s is a text field', (node) => {
    expect(fields(nodesOf(node))).toMatchObject([{ field: 'text' }])
  })
})

describe('CODE-CHECK-1: Property code is missing, on the code field', () => {
  const problem = { name: 'code', id: 4000002 } as const
  test.each([
    ['code/code:text#1070013‼4010008', [4000002]],
    ['default/code:text#1070009‼4010008', [4010008]],
    ['code/email:email#1070007‼4000002', [4000002]],
    ['code/email:email#1070007', []],
  ])('%s says %j', (node, ids) => {
    const [field] = fields(nodesOf(node), { problem })
    expect(field && 'messages' in field && field.messages.map(({ id }) => id)).toEqual(ids)
  })

  test('is an error with the specified text', () => {
    const [field] = fields(nodesOf('code/code:text#1070013'), { problem })
    const messages = field && 'messages' in field ? field.messages : []
    expect(messages.map(({ type, words }) => [type, say(words)])).toEqual([['error', 'Property code is missing']])
  })
})

describe('docs/contract/nodes.md §10.3: buttons that start a ceremony', () => {
  test.each([
    ['login/passkey-start', 'passkey_login_trigger', { trigger: 'oryPasskeyLogin', value: '' }],
    [
      'settings/webauthn-start',
      'webauthn_register_trigger',
      { trigger: 'oryWebAuthnRegistration', value: expect.stringContaining('publicKey') },
    ],
  ])('%s', (flow, name, trigger) => {
    expect(named(flow, name)).toMatchObject({ field: 'trigger', ...trigger })
  })
  test('a submit without a value posts an empty value', () => {
    expect(fields(nodesOf('default/later:submit'))).toMatchObject([{ field: 'submit', value: '' }])
  })
  test('a trigger without a value has none, and code of older services is never run', () => {
    expect(named('registration/passkey-start', 'passkey_register_trigger')).not.toHaveProperty('value')
    const node = nodeOf('passkey/passkey_login_trigger:button#1010021') as InputNode
    const older = { ...node, attributes: { ...node.attributes, onclick: 'alert(1)' } }
    expect(fields([older])).toMatchObject([{ field: 'trigger', trigger: '' }])
  })
})

describe('SETTINGS-SECTION, settings sections: irreversible actions look dangerous', () => {
  test.each([
    ['totp/totp_unlink', 'danger'],
    ['lookup_secret/lookup_secret_disable', 'danger'],
    ['webauthn/webauthn_remove', 'danger'],
    ['passkey/passkey_remove', 'danger'],
    ['deviceauthn/deviceauthn_remove', 'danger'],
    ['lookup_secret/lookup_secret_reveal', 'plain'],
    ['profile/method', 'plain'],
  ])('%s is %s', (name, look) => {
    // A submit node is an input.
    expect(submitOf(nodeOf(`${name}:submit=true`) as InputNode)).toMatchObject({ look, value: 'true' })
  })
})

describe('SETTINGS-SECTION-4 and SETTINGS-SECTION-6, settings sections: pictures, secrets and backup codes', () => {
  test('draws QR code and secret of an authenticator app', () => {
    expect(named('settings/everything-open', 'totp_qr')).toMatchObject({ field: 'image', width: 256, height: 256 })
    const key = named('settings/everything-open', 'totp_secret_key')
    expect(key).toMatchObject({ field: 'note', secret: true })
    expect(key?.field === 'note' && [key.label, key.text].map(say)).toEqual([
      expect.stringMatching(/\w/),
      'JBSWY3DPEHPK3PXP',
    ])
  })
  test('draws a text without a label as no secret', () => {
    const [note] = fields(nodesOf('default/hint:note'))
    expect(note).toMatchObject({ field: 'note', secret: false })
    expect(note).not.toHaveProperty('label')
  })
  test('draws backup codes, a used one with its date', () => {
    const field = named('settings/lookup-revealed', 'lookup_secret_codes')
    const codes = field?.field === 'codes' ? field.codes.map(({ words, used }) => [say(words), used]) : []
    expect(codes).toHaveLength(12)
    expect(codes.slice(1, 4)).toEqual([
      ['Used on November 12, 2026', true],
      ['30630921', false],
      ['40841228', false],
    ])
  })
  test.each([[undefined], ['x'], [[{ text: 'no number' }, { id: 1050009 }, null, 'x']]])(
    'an invalid list has no codes: %j',
    (secrets) => {
      const node = nodeOf('lookup_secret/lookup_secret_codes:note')
      const text = { id: 1050015, type: 'info', text: '', context: { secrets } }
      // A faulty service could send this.
      const broken = { ...node, attributes: { ...node.attributes, text } } as UiNode
      expect(fields([broken])).toMatchObject([{ field: 'codes', codes: [] }])
    },
  )
})
