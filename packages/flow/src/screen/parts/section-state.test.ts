import type { SettingsFlow } from '@collect/contract'
import { createFormatter } from '@collect/messages'
import { expect, test } from 'vitest'
import { goldenFlows } from '../../../test/answers.ts'
import { project } from '../../../test/project.ts'
import type { SettingsScreen } from '../model/screen.ts'
import { wordsIn } from '../model/words.ts'
import { screenOf } from '../screen-of.ts'

/** A golden flow whose first backup codes were used. */
function flowWithUsed(file: string, used: number): SettingsFlow {
  const found = goldenFlows().find((answer) => answer.file === `settings/${file}.json`)
  const flow = structuredClone(found?.flow) as SettingsFlow // the files of this folder hold settings flows
  for (const node of flow.ui.nodes) {
    if (node.type !== 'text' || node.attributes.id !== 'lookup_secret_codes') continue
    const { secrets } = node.attributes.text.context as { readonly secrets: { id: number; context: object }[] }
    for (const secret of secrets.slice(0, used))
      Object.assign(secret, { id: 1050014, context: { used_at: '2026-11-02' } })
  }
  return flow
}

const sectionIn = (flow: SettingsFlow, wanted = 'lookup_secret') => {
  const { sections } = screenOf({ kind: 'settings', project, flow }) as SettingsScreen
  return sections.find(({ group }) => group === wanted)
}

const stateIn = (flow: SettingsFlow, group?: string) => {
  const state = sectionIn(flow, group)?.state
  return state && wordsIn(createFormatter('en'), state)
}

test.each([
  ['lookup-generated', 0, 'Not active until you confirm'],
  ['lookup-confirmed', 0, '12 of 12 left'],
  ['lookup-few-hidden', 0, 'Only 3 of 12 left. Create new ones.'],
  ['lookup-revealed', 0, '12 of 12 left'],
  ['lookup-revealed', 8, '4 of 12 left'],
  ['lookup-revealed', 9, 'Only 3 of 12 left. Create new ones.'],
])('backup codes of the flow %s with %i used say: %s', (file, used, says) => {
  expect(stateIn(flowWithUsed(file, used))).toBe(says)
})

test.each([
  ['lookup-few-hidden', 'lookup_secret', 'warn'],
  ['lookup-generated', 'lookup_secret', 'warn'],
  ['lookup-confirmed', 'lookup_secret', undefined],
  ['totp-start', 'totp', 'off'],
  ['totp-linked', 'totp', undefined],
])('SETTINGS-ROW-4: the row of the flow %s and the group %s is marked as %s', (file, group, tone) => {
  expect(sectionIn(flowWithUsed(file, 0), group)?.tone).toBe(tone)
})

test('the row of passkeys counts them and names the last use', () => {
  const flow = flowWithUsed('passkey-keys', 0)
  expect(stateIn(flow, 'passkey')).toBe('1 added')
  for (const { meta } of flow.ui.nodes) Object.assign(meta.label?.context ?? {}, { last_used_at_unix: 1_787_000_000 })
  expect(stateIn(flow, 'passkey')).toBe('1 added\u00A0· last used on August 17, 2026')
})

test.each([
  ['lookup-revealed', 'Replace codes', 'plain'],
  ['totp-start', 'Create backup codes', 'primary'],
])('backup codes of the flow %s are made with "%s", as a button that looks %s', (file, says, look) => {
  const made = sectionIn(flowWithUsed(file, 0))?.submits.find(({ name }) => name === 'lookup_secret_regenerate')
  expect([made && wordsIn(createFormatter('en'), made.label), made?.look]).toEqual([says, look])
})
