import type { UiMessage } from '@collect/contract'
import { expect, test } from 'vitest'
import { draw, project } from './draw.tsx'
import { input, loginFlow, titled } from './made.ts'
import { all, named, testid, type Tag } from './markup.ts'

const missing: UiMessage = { id: 4000002, type: 'error', text: '', context: { property: 'identifier' } }
const csrf = input('default', { name: 'csrf_token', type: 'hidden', value: 'token', required: true })
const submit = input(
  'password',
  { name: 'method', type: 'submit', value: 'password' },
  { id: 1010022, type: 'info', text: '' },
)
const login = (...nodes: Parameters<typeof loginFlow>[0]) =>
  draw({ kind: 'login', flow: loginFlow([csrf, ...nodes, submit]), project })
const one = (page: Tag, id: string): Tag => {
  const found = all(page, testid(id))
  expect(found).toHaveLength(1)
  return found[0] ?? page
}

// Public markup: tests of other projects rely on it (docs/contract/test-ids.md).
test('a text field holds label, input and messages without a wrapper in between', () => {
  const page = login(input('default', { name: 'identifier', type: 'text', required: true }, titled('Email'), [missing]))
  const field = one(page, 'node/input/identifier')
  const [label, control] = field.children
  expect(label).toMatchObject({ name: 'label', text: 'Email', attributes: { for: control?.attributes['id'] } })
  expect(control).toMatchObject({ name: 'input', attributes: { name: 'identifier', type: 'text', required: '' } })
  const message = field.children.find(testid('ui/message/4000002'))
  expect(message).toMatchObject({ name: 'p', text: 'Please enter the email and try again.' })
  expect(control?.attributes).toMatchObject({ 'aria-invalid': 'true', 'aria-describedby': message?.attributes['id'] })
})

test('the label directly follows a checkbox, and an unticked checkbox sends false', () => {
  const page = login(input('default', { name: 'traits.tos', type: 'checkbox' }, titled('Terms')))
  const field = one(page, 'node/input/traits.tos')
  const place = field.children.findIndex(({ attributes }) => attributes['type'] === 'checkbox')
  expect(field.children[place + 1]).toMatchObject({ name: 'label', text: 'Terms' })
  expect(field.children[place - 1]?.attributes).toMatchObject({ type: 'hidden', name: 'traits.tos', value: 'false' })
})

test('a password field is empty and masked, and has no toggle before hydration', () => {
  const page = login(
    input('password', { name: 'password', type: 'password', autocomplete: 'current-password' }, titled('Password')),
  )
  const field = one(page, 'node/input/password')
  const [control] = all(field, named('input'))
  expect(control?.attributes).toMatchObject({ type: 'password', autoComplete: 'current-password' })
  expect(control?.attributes).not.toHaveProperty('value')
  expect(all(field, named('button'))).toEqual([])
})

test.each([
  { maxlength: undefined, cells: 6 },
  { maxlength: 8, cells: 8 },
])('a code field with maxlength $maxlength is one input over $cells cells', ({ maxlength, cells }) => {
  const flow = {
    ...loginFlow([
      csrf,
      input('code', { name: 'code', type: 'text', required: true, ...(maxlength && { maxlength }) }, titled('Code')),
      submit,
    ]),
    state: 'sent_email' as const,
    active: 'code',
  }
  const field = one(draw({ kind: 'login', flow, project }), 'node/input/code')
  expect(all(field, ({ attributes }) => attributes['class'] === 'otp__cell')).toHaveLength(cells)
  const inputs = all(field, named('input'))
  expect(inputs).toHaveLength(1)
  // A whole code pasted with a space in it must not be cut off (WCAG 3.3.8).
  expect(inputs[0]?.attributes).toMatchObject({ autoComplete: 'one-time-code', inputMode: 'numeric' })
  expect(inputs[0]?.attributes).not.toHaveProperty('maxLength')
})

test('an enum field is a select without a selected value', () => {
  const options = [{ value: 'nl' }, { value: 'pl' }]
  const page = login(input('default', { name: 'traits.country', type: 'text', options }, titled('Country')))
  const found = all(one(page, 'node/input/traits.country'), named('option'))
  expect(found.map(({ attributes }) => attributes['value'])).toEqual(['', 'nl', 'pl'])
})

test('messages are in live regions, and each element holds only its text', () => {
  const wrong: UiMessage = { id: 4000006, type: 'error', text: '' }
  const flow = loginFlow([csrf, submit], [wrong])
  const page = draw({ kind: 'login', flow, project })
  const [alert] = all(page, ({ attributes }) => attributes['role'] === 'alert')
  expect(all(alert ?? page, testid('ui/message/4000006'))[0]?.text).toBe(alert?.text)
})

test('providers are a group of the form with accessible names, below a hidden twin of the primary button', () => {
  const providers = ['google', 'github', 'acme'].map((value) =>
    input(
      'oidc',
      { name: 'provider', type: 'submit', value },
      { id: 1010002, type: 'info', text: '', context: { provider: value } },
    ),
  )
  const page = login(...providers)
  const form = one(page, 'login-flow')
  const group = one(form, 'login-sso')
  expect(all(group, named('button')).map(({ text }) => text)).toEqual([
    'Continue with google',
    'Continue with github',
    'AContinue with acme',
  ])
  expect(all(group, ({ attributes }) => attributes['class'] === 'sr')).toHaveLength(3)
  for (const button of all(group, named('button'))) expect(button.attributes).toHaveProperty('formNoValidate')
  const [twin, ...others] = all(form, named('button'))
  expect(twin).toMatchObject({
    text: '',
    attributes: { type: 'submit', name: 'method', value: 'password', 'aria-hidden': 'true', tabindex: '-1' },
  })
  expect(others.map(({ attributes }) => attributes['name'])).toEqual(['provider', 'provider', 'provider', 'method'])
})
