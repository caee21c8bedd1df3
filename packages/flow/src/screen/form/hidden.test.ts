import { describe, expect, test } from 'vitest'
import { handmade } from '../../../test/answers.ts'
import { nodesOf } from '../../../test/flow-of.ts'
import { distinct, hidden, hiddenFieldsOf } from './hidden.ts'

describe('docs/contract/nodes.md §11.2: hidden inputs of a form', () => {
  test('have their value or an empty one', () => {
    expect(
      hiddenFieldsOf(nodesOf('default/a:hidden=1 · default/b:hidden · default/c:hidden(disabled) · default/d:text')),
    ).toStrictEqual([
      { key: 'default/a:hidden', name: 'a', value: '1', disabled: false },
      { key: 'default/b:hidden', name: 'b', value: '', disabled: false },
      { key: 'default/c:hidden', name: 'c', value: '', disabled: true },
    ])
  })
  test('have the function to call after mount', () => {
    const calls = (flow: string) =>
      hiddenFieldsOf(handmade(flow))
        .filter(({ onload }) => onload)
        .map(({ name, onload }) => [name, onload])
    expect(calls('login/first-passkey')).toEqual([['passkey_login', 'oryPasskeyLoginAutocompleteInit']])
    expect(calls('login/refresh-passkey')).toEqual([])
  })
  test('may be made without a node', () => {
    expect(hidden('method', 'code')).toStrictEqual({
      key: 'own/method',
      name: 'method',
      value: 'code',
      disabled: false,
    })
  })
})

test('docs/contract/nodes.md §3.2: equal nodes get different keys', () => {
  expect(distinct(['a', 'b', 'a', 'a'].map((key) => ({ key })))).toEqual([
    { key: 'a' },
    { key: 'b' },
    { key: 'a#2' },
    { key: 'a#3' },
  ])
})
