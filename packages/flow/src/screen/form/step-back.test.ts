import { createFormatter } from '@collect/messages'
import { describe, expect, test } from 'vitest'
import { csrf, registrationFlow } from '../../../test/flow-of.ts'
import { formIn } from '../../../test/forms-of.ts'
import { project } from '../../../test/project.ts'
import { screenOf } from '../screen-of.ts'
import { wordsIn } from '../model/words.ts'

const formatter = createFormatter('en')
const known = 'default/traits.email:hidden=ada@example.org'
const nameless = 'default/traits.motto:hidden=onward'
const password = 'password/password:password*#1070001 · password/method:submit=password#1040001'
const previous = 'profile/screen:submit=previous#1040008'
const credentials = 'profile/screen:submit=credential-selection#1040008'

/** How a form draws its steps back: as the chip, as the back button or among the fields. */
function stepsIn(...parts: string[]) {
  const flow = registrationFlow({ nodes: [csrf, ...parts].join(' · ') })
  const screen = screenOf({ kind: 'registration', project, flow })
  const form = formIn(screen)
  return {
    chip: screen.chip?.chip === 'form' ? screen.chip.value : screen.chip?.chip,
    back: form?.back && [form.back.value, wordsIn(formatter, form.back.label)],
    drawn: form?.fields.filter((field) => 'name' in field && field.name === 'screen').length,
  }
}

describe('CARD-CHIP-2, chip, and docs/contract/nodes.md §11.2, screen: every step back is drawn once', () => {
  const select = ['credential-selection', 'Select another method']
  test.each([
    {
      says: 'a flow without a step back has a chip with a link',
      parts: [known, password],
      steps: { chip: 'link', back: undefined, drawn: 0 },
    },
    {
      says: 'a step to the start is the chip',
      parts: [known, password, previous],
      steps: { chip: 'previous', back: undefined, drawn: 0 },
    },
    {
      says: 'a step to the credentials is the back button',
      parts: [known, password, credentials],
      steps: { chip: 'credential-selection', back: select, drawn: 0 },
    },
    {
      says: 'steps to start and credentials are chip and back button',
      parts: [known, password, credentials, previous],
      steps: { chip: 'previous', back: select, drawn: 0 },
    },
    {
      says: 'without a chip, a step is the back button',
      parts: [nameless, password, previous],
      steps: { chip: undefined, back: ['previous', 'Go back'], drawn: 0 },
    },
    {
      says: 'without a chip, of two steps one is drawn among the fields',
      parts: [nameless, password, previous, credentials],
      steps: { chip: undefined, back: select, drawn: 1 },
    },
    {
      says: 'of two steps to the start, the chip takes the first; the other is a normal button',
      parts: [known, password, previous, 'profile/screen:submit=other#1040008'],
      steps: { chip: 'previous', back: undefined, drawn: 1 },
    },
    {
      says: 'of two steps to the credentials, chip and back button take the first',
      parts: [known, password, credentials, 'code/screen:submit=credential-selection#1040008'],
      steps: { chip: 'credential-selection', back: select, drawn: 1 },
    },
    {
      says: 'a hidden input named screen is no step',
      parts: [known, password, 'profile/screen:hidden=previous'],
      steps: { chip: 'link', back: undefined, drawn: 0 },
    },
  ])('$says', ({ parts, steps }) => {
    expect(stepsIn(...parts)).toEqual(steps)
  })
})
