import type { UiNode } from '@collect/contract'
import { createFormatter } from '@collect/messages'
import { describe, expect, test } from 'vitest'
import { loginFlow, nodeOf, recoveryFlow, settingsFlow } from '../../test/flow-of.ts'
import { formsOf } from '../../test/forms-of.ts'
import { project } from '../../test/project.ts'
import { identifier, nodes } from '../../test/short-nodes.ts'
import type { Field } from './model/field.ts'
import { placeholderOf } from './form/label.ts'
import { screenOf } from './screen-of.ts'
import { wordsIn, type Speaker } from './model/words.ts'

const saidAt = (fields: readonly Field[]) =>
  fields.flatMap((field) => ('messages' in field ? field.messages.map(({ id }) => `${field.field} ${id}`) : []))
const login = (...parts: string[]) => screenOf({ kind: 'login', project, flow: loginFlow({ nodes: nodes(...parts) }) })

describe('FIELD-VALIDATION-1: messages of every node are drawn', () => {
  test.each([
    {
      says: 'draws messages of a field',
      screen: login('default/identifier:text=*#1070002‼4000002'),
      said: ['text 4000002'],
    },
    {
      says: 'draws messages of the identifier in a refresh with code and password, as a Kratos sends it',
      screen: screenOf({
        kind: 'login',
        project,
        choice: 'code',
        flow: loginFlow({
          refresh: true,
          nodes: nodes(
            'default/identifier:text*#1070002‼4000002',
            'code/method:submit=code#1010015',
            'password/password:password*#1070001 · password/method:submit=password#1010001',
          ),
        }),
      }),
      said: ['text 4000002'],
    },
    {
      says: 'draws messages of a button',
      screen: login('default/method:submit=x#1070009‼4000001'),
      said: ['submit 4000001'],
    },
    {
      says: 'draws messages of a hidden input',
      screen: login('default/identifier:hidden=‼4000002'),
      said: ['messages 4000002'],
    },
    {
      says: 'draws messages of a provider in the main form',
      screen: login('oidc/provider:submit=google#1010002‼4000001'),
      said: ['messages 4000001'],
    },
    {
      says: 'draws messages of the CAPTCHA',
      screen: login('captcha/captcha_turnstile_options:hidden={"sitekey":"k"}‼4000038'),
      said: ['messages 4000038'],
    },
    {
      says: 'draws messages of a provider in the settings',
      screen: screenOf({
        kind: 'settings',
        project,
        flow: settingsFlow({ nodes: nodes('oidc/link:submit=google#1050002‼4000001') }),
      }),
      said: ['messages 4000001'],
    },
  ])('$says', ({ screen, said }) => {
    expect(formsOf(screen).flatMap(({ fields }) => saidAt(fields))).toEqual(said)
  })
})

test('docs/contract/nodes.md §11.2: a second resend is a normal button', () => {
  const flow = recoveryFlow({
    state: 'sent_email',
    nodes: nodes(
      'code/code:text*#1070010',
      'code/method:submit=code#1070009',
      'code/email:submit=a@b.c#1070008',
      'code/sms:submit=+491#1070008',
    ),
  })
  const [form] = formsOf(screenOf({ kind: 'recovery', project, flow }))
  expect(form?.resend).toMatchObject({ name: 'email' })
  expect(form?.fields.flatMap((field) => (field.field === 'submit' ? [[field.name, field.look]] : []))).toEqual([
    ['method', 'primary'],
    ['sms', 'plain'],
  ])
})

test('ERROR-UNKNOWN-1, unknown union variant: an unknown node type throws', () => {
  const flow = loginFlow({ nodes: nodes(identifier) })
  const video = { type: 'video', group: 'default', attributes: { id: 'v' }, messages: [], meta: {} } as never
  const strange = { ...flow, ui: { ...flow.ui, nodes: [video] } }
  expect(() => screenOf({ kind: 'login', project, flow: strange })).toThrow(/^No variant of .*video.* exists$/)
})

describe('docs/contract/messages.md §4: a catalogue may name fields of a schema', () => {
  const formatter = createFormatter('en')
  const named: Speaker = {
    ...formatter,
    find: (key) =>
      ({ 'forms.label.traits.home.city': 'Town', 'forms.input.placeholder.traits.home.city': 'Springfield' })[
        key as string
      ],
  }
  const wordsOf = (node: UiNode) => {
    const flow = settingsFlow({ nodes: '' })
    const screen = screenOf({ kind: 'settings', project, flow: { ...flow, ui: { ...flow.ui, nodes: [node] } } })
    const [field] = formsOf(screen).flatMap(({ fields }) => fields)
    return field?.field === 'text' ? [field.label, field.placeholder] : []
  }
  const words = wordsOf(nodeOf('profile/traits.home.city:text=#1070002'))

  test('a catalogue may have the placeholder of a field', () => {
    expect(words.map((one) => wordsIn(named, one))).toEqual(['Town', 'Springfield'])
  })
  test('an identifier has the name of its trait', () => {
    const label = {
      id: 1070002,
      type: 'info',
      text: 'City',
      context: { title: 'City', name: 'traits.home.city' },
    } as const
    const said = wordsOf({ ...nodeOf('default/identifier:text=*#1070002'), meta: { label } })
    expect(said.map((one) => wordsIn(named, one))).toEqual(['Town', 'Springfield'])
  })
  test('a field without a text in the catalogue shows the title of the schema', () => {
    expect(words.map((one) => wordsIn(formatter, one))).toEqual(['text of 1070002', 'Enter your text of 1070002'])
  })
  test('fields with a numbered label keep its text', () => {
    const [, password] = loginFlow({ nodes: nodes('password/password:password*#1070001') }).ui.nodes
    if (password?.type !== 'input') throw new Error('the password is an input')
    expect(wordsIn(named, placeholderOf(password))).toBe('Enter your password')
  })
})
