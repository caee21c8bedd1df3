import type { UiNode } from '@collect/contract'
import { createFormatter } from '@collect/messages'
import { describe, expect, test } from 'vitest'
import { handmade } from '../../../test/answers.ts'
import { loginFlow, nodesOf } from '../../../test/flow-of.ts'
import { project } from '../../../test/project.ts'
import { methodListOf } from './method-list.ts'
import { wordsIn } from '../model/words.ts'

const formatter = createFormatter('en')

function entries(nodes: readonly UiNode[]) {
  const flow = loginFlow({ requested_aal: 'aal2' })
  const shown = { kind: 'login', project, formState: { state: 'select_method' } } as const
  return methodListOf({ ...shown, flow: { ...flow, ui: { ...flow.ui, nodes } } })
}
const words = (nodes: readonly UiNode[]) =>
  entries(nodes).map(({ title, description }) => [title, description].map((one) => wordsIn(formatter, one)))

describe('FORM-STEP-2, select method: title and description of each method', () => {
  test.each([
    ['password', 'Password', 'Use your password'],
    ['webauthn', 'Security key', 'Plug it in or hold it close'],
    ['totp', 'Authenticator app', 'The 6 digits in your app'],
    ['lookup_secret', 'Backup code', 'One of your 8-digit codes'],
    ['link', 'link', ''],
  ])('%s', (group, title, description) => {
    expect(words(nodesOf(`${group}/x:text#1070009`))).toEqual([[title, description]])
  })

  test('names a passkey', () => {
    expect(words(handmade('login/refresh-passkey'))).toEqual([['Passkey', 'Your fingerprint, face or screen lock']])
  })

  test('names a code by its address and channel', () => {
    expect(words(handmade('login/aal2-code-two'))).toEqual([
      ['Text message code', "We'll send it to +49•••67"],
      ['Email code', "We'll send it to a•••@example.org"],
    ])
  })

  test('names a code without a known identifier', () => {
    const without = ['Email code', "We'll send it to you"]
    expect(words(nodesOf('code/method:submit=code#1010015'))).toEqual([without])
    // A user name is no address.
    expect(words(nodesOf('default/identifier:hidden=ada · code/method:submit=code#1010015'))).toEqual([without])
  })
})

describe('FORM-STEP-2, select method: the action of an entry', () => {
  test('a code with a visible field opens its form', () => {
    const form = nodesOf('code/email:email#1070007 · code/method:submit=code#1070009')
    expect(entries(form)).toMatchObject([{ group: 'code', choose: 'open' }])
  })
  test('a code with hidden inputs only submits at once', () => {
    expect(entries(nodesOf('code/method:hidden=code · code/method:submit=code#1010015'))).toMatchObject([
      { choose: 'submit', name: 'method', value: 'code', disabled: false },
    ])
  })
  test('a button without a value posts an empty value', () => {
    expect(entries(nodesOf('code/resend:submit#1010015'))).toMatchObject([{ choose: 'submit', value: '' }])
  })
  test('a passkey starts its ceremony with the value of its button', () => {
    expect(entries(handmade('login/refresh-passkey'))).toMatchObject([
      { choose: 'trigger', name: 'passkey_login_trigger', trigger: 'oryPasskeyLogin', value: '' },
    ])
    const [entry] = entries(handmade('registration/then-passkey'))
    expect(entry).toMatchObject({ choose: 'trigger', trigger: 'oryPasskeyRegistration' })
    expect(entry).not.toHaveProperty('value')
  })
  test('two passkey buttons are two entries with different keys', () => {
    const two = [...handmade('login/refresh-passkey'), ...handmade('registration/then-passkey')]
    const made = entries(two).filter(({ group }) => group === 'passkey')
    expect(made.map((entry) => entry.choose === 'trigger' && entry.trigger)).toEqual([
      'oryPasskeyLogin',
      'oryPasskeyRegistration',
    ])
    expect(made.map(({ key }) => key)).toEqual([
      'passkey/passkey_login_trigger:button',
      'passkey/passkey_register_trigger:button',
    ])
  })
  test('nodes of another method make no entry of this one', () => {
    const [trigger] = handmade('login/refresh-passkey').filter(
      (node) => node.type === 'input' && node.attributes.onclickTrigger,
    )
    const ofKey = { ...trigger, group: 'webauthn' } as UiNode // a security key has the same kind of trigger
    const others = nodesOf('code/address:submit=a@b.c#1010023 · password/password:password*#1070001')
    const made = entries([...handmade('login/refresh-passkey'), ...others, ofKey])
    expect(made.map(({ group, choose }) => [group, choose])).toEqual([
      ['password', 'open'],
      ['passkey', 'trigger'],
      ['code', 'submit'],
      ['webauthn', 'open'],
    ])
  })
  test('a passkey without a trigger opens its form', () => {
    expect(entries(nodesOf('passkey/passkey_login_trigger:button#1010021'))).toMatchObject([{ choose: 'open' }])
  })
})
