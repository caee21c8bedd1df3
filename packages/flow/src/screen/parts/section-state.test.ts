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

const stateIn = (flow: SettingsFlow) => {
  const { sections } = screenOf({ kind: 'settings', project, flow }) as SettingsScreen
  const state = sections.find(({ group }) => group === 'lookup_secret')?.state
  return state && wordsIn(createFormatter('en'), state)
}

test.each([
  ['lookup-generated', 0, 'Not active until you confirm'],
  ['lookup-confirmed', 0, 'On'],
  ['lookup-revealed', 0, '12 of 12 left'],
  ['lookup-revealed', 8, '4 of 12 left'],
  ['lookup-revealed', 9, 'Only 3 of 12 left. Create new ones.'],
])('backup codes of the flow %s with %i used say: %s', (file, used, says) => {
  expect(stateIn(flowWithUsed(file, used))).toBe(says)
})
