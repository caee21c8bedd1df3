import type { Group, LoginFlow, UiMessage } from '@collect/contract'
import { addGroup, payloadOf, typedIn } from '@collect/flow'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { draw, project } from './draw.tsx'
import { input, loginFlow, titled } from './made.ts'
import { all, named, testid, type Tag } from './markup.ts'

const name: string = 'sample'
// The wire's own list ends with the groups of a Kratos.
const sample = name as Group

let takeAway: () => void
beforeAll(() => {
  takeAway = addGroup(sample, {
    icon: 'backup',
    code: 'sample_code',
    cells: true,
    fields: /^sample_unlink$/,
    removes: 'sample_unlink',
  })
})
afterAll(() => takeAway())

const label: UiMessage = { id: 1010022, type: 'info', text: '' }
const code = input(sample, { name: 'sample_code', type: 'text', required: true }, titled('Sample'))
const submit = (group: Group) => input(group, { name: 'method', type: 'submit', value: group }, label)
const secondFactor = (...nodes: LoginFlow['ui']['nodes']): LoginFlow => ({ ...loginFlow(nodes), requested_aal: 'aal2' })
const totp = input('totp', { name: 'totp_code', type: 'text', required: true }, titled('Code'))
const both = secondFactor(code, submit(sample), totp, submit('totp'))

const testidsIn = (page: Tag) =>
  all(page, ({ attributes }) => attributes['data-testid']?.startsWith('method/') === true).map(
    ({ attributes }) => attributes['data-testid'],
  )

test('stands in the list of methods, behind those of the wire, with the icon of its row', () => {
  const page = draw({ kind: 'login', flow: both, project })
  expect(testidsIn(page)).toEqual(['method/totp', 'method/sample'])
  const iconOf = (group: string) =>
    all(all(page, testid(`method/${group}`))[0] ?? page, named('path'))[0]?.attributes['d']
  expect(iconOf('sample')).toMatch(/^M5 4h14v16/)
  expect(iconOf('totp')).not.toBe(iconOf('sample'))
})

test('a form of its own asks for its code, drawn as cells, and sends its name', () => {
  const page = draw({ kind: 'login', flow: both, choice: 'sample', project })
  const field = all(page, ({ attributes }) => attributes['name'] === 'sample_code')[0]
  expect(field?.attributes).toMatchObject({ autoComplete: 'one-time-code', class: 'otp__input num' })
  const button = all(page, ({ attributes }) => attributes['name'] === 'method')[0]
  expect(button?.attributes).toMatchObject({ type: 'submit', value: 'sample' })
})

test('no answer keeps its code', () => {
  expect(typedIn([['sample_code', '123456']], both.ui.nodes)).toEqual({})
})

test('its section of the settings stands behind the others; what it removes looks dangerous and names it', () => {
  const remove = input(sample, { name: 'sample_unlink', type: 'submit', value: 'true' }, label)
  const save = submit('profile')
  const flow = { ...loginFlow([remove, save]), state: 'show_form' as const, identity: {} as never } // no part of it is drawn
  const page = draw({ kind: 'settings', flow, project })
  const button = all(page, ({ attributes }) => attributes['name'] === 'sample_unlink')[0]
  expect(button?.attributes['class']).toMatch(/danger/)
  const titles = all(page, named('h3')).map(({ text }) => text)
  expect(titles.at(-1)).toBe('sample')
  expect(
    payloadOf(
      'settings',
      [remove, save],
      [
        ['method', 'profile'],
        ['sample_unlink', 'true'],
      ],
    ),
  ).toMatchObject({
    method: 'sample',
  })
})
