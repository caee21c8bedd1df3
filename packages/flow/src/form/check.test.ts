import { describe, expect, test } from 'vitest'
import { nodesOf } from '../../test/flow-of.ts'
import { problemOf } from './check.ts'
import type { FormState } from './form-state.ts'
import type { Payload } from './payload.ts'

const codeActive: FormState = { state: 'method_active', method: 'code' }
const codeForm = nodesOf('code/code:text*#1070010 · code/method:submit=code#1070009')
const missing = { name: 'code', id: 4000002 }

const cases: readonly {
  readonly says: string
  readonly payload: Payload
  readonly problem: typeof missing | undefined
}[] = [
  { says: 'an empty code is a problem', payload: { method: 'code' }, problem: missing },
  { says: 'a code is no problem', payload: { method: 'code', code: '1' }, problem: undefined },
  {
    says: 'requesting a code with "email" is no problem',
    payload: { method: 'code', email: 'a@b.c' },
    problem: undefined,
  },
  {
    says: 'requesting a code with "resend" is no problem',
    payload: { method: 'code', resend: 'code' },
    problem: undefined,
  },
]

describe('CODE-CHECK-1, the only client-side rule', () => {
  test.each(cases)('$says', ({ payload, problem }) => {
    expect(problemOf(codeActive, codeForm, payload, { name: 'method', value: 'code' })).toEqual(problem)
  })

  test.each([
    { says: 'another method is open', state: { state: 'method_active', method: 'totp' } as FormState, nodes: codeForm },
    { says: 'the step asks for the identifier', state: { state: 'provide_identifier' } as FormState, nodes: codeForm },
    { says: 'there is no code field', state: codeActive, nodes: nodesOf('code/method:submit=code#1010015') },
    { says: 'the code field is hidden', state: codeActive, nodes: nodesOf('code/code:hidden') },
    { says: 'the code is a button', state: codeActive, nodes: nodesOf('code/code:submit=1') },
    { says: 'another field is visible', state: codeActive, nodes: nodesOf('code/email:email') },
  ])('no problem when $says', ({ state, nodes }) => {
    expect(problemOf(state, nodes, { method: 'code' })).toBeUndefined()
  })

  test('going back needs no code', () => {
    const pressed = { name: 'screen', value: 'credential-selection' }
    expect(
      problemOf(codeActive, codeForm, { method: 'profile', screen: 'credential-selection' }, pressed),
    ).toBeUndefined()
  })
})
