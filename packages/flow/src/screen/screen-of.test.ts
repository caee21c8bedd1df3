import { createFormatter } from '@collect/messages'
import { expect, test } from 'vitest'
import { csrf, loginFlow, settingsFlow } from '../../test/flow-of.ts'
import { project } from '../../test/project.ts'
import { cardScreenOf } from './card-screen.ts'
import { screenOf } from './screen-of.ts'
import { wordsIn } from './model/words.ts'
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

test('CARD-HEADER-4: a flow of an unknown kind is an error without nodes', () => {
  const refused = { id: 1, type: 'error', text: 'No.' } as const
  const flow = { ...loginFlow({ nodes: csrf, messages: [refused] }) }
  // Kinds come from addresses, so the type does not guarantee one.
  for (const kind of ['dance', 'toString']) {
    const { heading, messages, footer, ...screen } = screenOf({ kind, flow, project } as never)
    expect([heading.title, heading.description].map((words) => words && wordsIn(createFormatter('en'), words))).toEqual(
      ['Error', 'An error occurred'],
    )
    expect({ messages, footer }).toEqual({ messages: [refused], footer: [] })
    expect(screen).toMatchObject({ methods: [], form: { fields: [], hidden: [] } })
  }
})
