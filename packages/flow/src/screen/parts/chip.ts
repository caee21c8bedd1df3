import { postedBy } from '../../form/node-facts.ts'
import { restartAddressOf } from '../../wire/flow-address.ts'
import { formOf } from '../form/form-of.ts'
import { hidden, hiddenFieldsOf } from '../form/hidden.ts'
import { identifierOf } from '../form/identifier.ts'
import type { Chip } from '../model/screen.ts'
import type { Shown } from '../model/source.ts'
import { chipStepOf } from '../form/step-back.ts'
import { plain, text } from '../model/words.ts'

/** The entered identifier and the way to change it (CARD-CHIP-1). */
export function chipOf(shown: Shown): Chip | undefined {
  const { kind, flow } = shown
  const identifier = identifierOf(shown)
  if (!identifier || kind === 'oauth2_consent') return undefined
  const facts = { identifier, label: text('chip.label', { identifier: plain(identifier) }) }
  const screen = chipStepOf(shown)
  if (!screen) return { ...facts, chip: 'link', href: restartAddressOf(kind, flow) }
  // The form of the chip contains the CSRF token, the CAPTCHA's answer and the address (CARD-CHIP-3).
  const along = flow.ui.nodes.filter(
    ({ group }) => group === 'default' || group === 'captcha' || (screen.group === 'code' && group === 'code'),
  )
  const inputs = hiddenFieldsOf(along).filter(({ name }) => name !== 'method')
  return {
    ...facts,
    chip: 'form',
    form: { ...formOf(shown, 'chip'), hidden: [...inputs, hidden('method', screen.group)] },
    name: 'screen',
    value: postedBy(screen),
  }
}
