import { createFormatter } from '@collect/messages'
import { describe, expect, test } from 'vitest'
import { csrf, loginFlow, recoveryFlow, registrationFlow } from '../../test/flow-of.ts'
import { project } from '../../test/project.ts'
import type { Screen } from './screen.ts'
import { screenOf } from './screen-of.ts'
import { wordsIn } from './words.ts'

const formatter = createFormatter('en')
const nodes = (...parts: string[]) => [csrf, ...parts].join(' · ')
const identifier = 'default/identifier:text=*#1070002'
const password = 'password/password:password*#1070001 · password/method:submit=password#1010022'
const formIn = (screen: Screen) => (screen.state === 'settings' ? undefined : screen.form)

describe('spec 1 §5, fields', () => {
  const fieldsIn = (part: string, options = {}) =>
    formIn(screenOf({ kind: 'login', project, flow: loginFlow({ nodes: nodes(part, password) }), ...options }))
      ?.fields ?? []

  test('the placeholder is built from the label', () => {
    const [field] = fieldsIn('default/identifier:text=*#1070007')
    expect(field?.field === 'text' && wordsIn(formatter, field.placeholder)).toBe('Enter your email')
  })

  test.each([
    { says: 'totp_code', part: 'totp/totp_code:text*#1010006', field: 'code', length: 6 },
    { says: 'code', part: 'code/code:text*#1070013', field: 'code', length: 6 },
    {
      says: 'a backup code is plain text',
      part: 'lookup_secret/lookup_secret:text*#1010007',
      field: 'text',
      length: undefined,
    },
  ])('$says', ({ part, field, length }) => {
    expect(fieldsIn(part).find((one) => one.field === field && one.group !== 'password')).toMatchObject(
      length ? { field, length } : { field },
    )
  })

  test('what was typed stays where the service sends nothing back, and only there', () => {
    expect(fieldsIn('default/identifier:text=*#1070002', { typed: { identifier: 'ada' } })[0]).toMatchObject({
      value: 'ada',
    })
    expect(fieldsIn('default/identifier:text=eva*#1070002', { typed: { identifier: 'ada' } })[0]).toMatchObject({
      value: 'eva',
    })
  })

  test('an error without a field is said without an unlabelled box (contract/nodes.md §13, 10)', () => {
    expect(fieldsIn('default/identifier:text‼4000002')[0]).toMatchObject({
      field: 'messages',
      name: 'identifier',
      messages: [{ id: 4000002 }],
    })
    expect(fieldsIn('default/identifier:hidden=‼4000002')[0]).toMatchObject({ field: 'messages' })
  })

  test('the missing code is said in the words of the specification, as 4000002', () => {
    const flow = recoveryFlow({
      state: 'sent_email',
      nodes: nodes('code/code:text*#1070010', 'code/method:submit=code#1070009'),
    })
    const form = formIn(screenOf({ kind: 'recovery', project, flow, problem: { name: 'code', id: 4000002 } }))
    const [field] = form?.fields ?? []
    const messages = field?.field === 'code' ? field.messages : []
    expect(messages.map(({ id, type, words }) => [id, type, wordsIn(formatter, words)])).toEqual([
      [4000002, 'error', 'Property code is missing'],
    ])
  })

  test('spec 1 §2: no other field of the identifier step links to recovery', () => {
    expect(
      fieldsIn('default/traits.motto:text#1070002').find((field) => 'name' in field && field.name === 'traits.motto'),
    ).not.toHaveProperty('link')
  })

  test('spec 1 §2: Recover Account stands on the identifier step alone, Forgot password? on every password', () => {
    const refused = 'password/password:password*#1070001‼4000002'
    const opened = screenOf({ kind: 'login', project, flow: loginFlow({ nodes: nodes(identifier, refused) }) })
    expect(formIn(opened)?.fields.map((field) => 'link' in field && field.link?.testid)).toEqual([
      false,
      'forgot-password-link',
    ])
  })

  test('spec 1 §2: who signs up has nothing to recover', () => {
    const flow = registrationFlow({ nodes: nodes(identifier, password) })
    const made = formIn(screenOf({ kind: 'registration', project, flow }))?.fields ?? []
    expect(made.map(({ field }) => field)).toEqual(['text', 'password', 'submit'])
    expect(made.filter((field) => 'link' in field)).toEqual([])
  })

  test('spec 1 §2: the way to recovery takes the return address along', () => {
    const links = fieldsIn(identifier, { query: '?return_to=/shop' }).flatMap((field) =>
      'link' in field ? [field.link?.href] : [],
    )
    expect(links).toEqual(['/recovery?return_to=%2Fshop', '/recovery?return_to=%2Fshop'])
  })

  test('spec 1 §2: links to recovery stand on identifier and password while recovery is on', () => {
    const links = (recovery: boolean) =>
      fieldsIn(identifier, { project: { ...project, recovery_enabled: recovery } }).map((field) =>
        'link' in field ? field.link?.testid : undefined,
      )
    expect(links(false)).toEqual([undefined, undefined, undefined])
    expect(links(true)).toEqual(['recover-account-link', 'forgot-password-link', undefined])
  })
})
