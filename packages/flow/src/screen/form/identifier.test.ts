import { describe, expect, test } from 'vitest'
import { csrf, loginFlow, recoveryFlow, registrationFlow, verificationFlow } from '../../../test/flow-of.ts'
import { project } from '../../../test/project.ts'
import { identifierOf } from './identifier.ts'

const made = (parts: readonly string[]) => ({ nodes: [csrf, ...parts].join(' · ') })
const formState = { state: 'settings' } as const
const kinds = {
  login: (nodes: readonly string[]) =>
    identifierOf({ kind: 'login', project, formState, flow: loginFlow(made(nodes)) }),
  registration: (nodes: readonly string[]) =>
    identifierOf({ kind: 'registration', project, formState, flow: registrationFlow(made(nodes)) }),
  recovery: (nodes: readonly string[]) =>
    identifierOf({ kind: 'recovery', project, formState, flow: recoveryFlow(made(nodes)) }),
  verification: (nodes: readonly string[]) =>
    identifierOf({ kind: 'verification', project, formState, flow: verificationFlow(made(nodes)) }),
}

describe('CARD-CHIP-1, chip: the entered identifier', () => {
  test.each([
    ['login', ['default/identifier:hidden=ada'], 'ada'],
    ['login', ['default/identifier:hidden=', 'code/identifier:hidden=ada'], 'ada'],
    ['login', ['code/identifier:hidden=one', 'code/identifier:hidden=two'], 'one'],
    ['login', ['default/identifier:text=ada'], undefined],
    ['login', ['default/other:hidden=ada'], undefined],
    [
      'registration',
      [
        'default/traits.phone_number:hidden=+1',
        'default/traits.username:hidden=ada',
        'default/traits.email:hidden=a@b.c',
      ],
      'a@b.c',
    ],
    ['registration', ['default/traits.phone_number:hidden=+1', 'default/traits.username:hidden=ada'], 'ada'],
    ['registration', ['default/traits.phone_number:hidden=+1'], '+1'],
    ['recovery', ['code/email:submit=a@b.c'], 'a@b.c'],
    ['recovery', ['code/recovery_address:hidden=a@b.c', 'code/recovery_confirm_address:submit=d@e.f'], 'd@e.f'],
    ['recovery', ['code/recovery_confirm_address:submit=d@e.f', 'code/email:submit=a@b.c'], 'a@b.c'],
    ['recovery', ['code/recovery_address:hidden=a@b.c'], 'a@b.c'],
    ['verification', ['code/sms:submit=+1', 'code/email:submit=a@b.c'], 'a@b.c'],
    ['verification', ['code/sms:submit=+1'], '+1'],
  ] as const)('%s: %j is %s', (kind, nodes, identifier) => {
    expect(kinds[kind](nodes)).toBe(identifier)
  })
})
