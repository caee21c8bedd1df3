import { expect, test } from 'vitest'
import { csrf, loginFlow, settingsFlow } from '../../test/flow-of.ts'
import { project } from '../../test/project.ts'
import { cardScreenOf } from './card-screen.ts'
import { screenOf } from './screen-of.ts'
import { settingsScreenOf } from './settings-screen.ts'

const login = { kind: 'login', project, flow: loginFlow({ nodes: csrf }) } as const
const settings = { kind: 'settings', project, flow: settingsFlow({ nodes: csrf }) } as const

test('screenOf gives each kind the screen of its page', () => {
  expect(screenOf(login)).toEqual(cardScreenOf(login))
  expect(screenOf(settings)).toEqual(settingsScreenOf(settings))
})

test('a screen names its flow', () => {
  expect(screenOf(login).flowId).toBe(login.flow.id)
  expect(screenOf(settings).flowId).toBe(settings.flow.id)
})

test('settings are no card screen', () => {
  // Only a caller without TypeScript can pass this.
  expect(() => cardScreenOf(settings as never)).toThrow('A flow of kind settings has no card screen')
})
