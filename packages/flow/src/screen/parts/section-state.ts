import { MessageId, type Group, type UiNode } from '@collect/contract'
import { factsOf } from '../../form/group-facts.ts'
import { inputsOf, nameOf } from '../../form/node-facts.ts'
import type { CodesField, SubmitField } from '../model/field.ts'
import type { Section, SectionAct } from '../model/screen.ts'
import { sectionFactsOf } from '../model/section-facts.ts'
import type { Shown } from '../model/source.ts'
import { plain, text, type Words } from '../model/words.ts'

type Parts = Omit<Section, 'state' | 'act' | 'part' | 'isOpen'>

/** How a section stands, what its row offers, and whether it is open by itself (SETTINGS-ROW-1, SETTINGS-ROW-2). */
export function withState(section: Parts, shown: Shown, nodes: readonly UiNode[]): Section {
  const state = stateWords(section, nodes)
  const { part = 'account' } = sectionFactsOf(section.group)
  const submits = section.submits.map((submit) => withQuestion(submit, section.group))
  return {
    ...section,
    submits,
    part,
    act: actOf(section, nodes),
    isOpen: opens(section, shown),
    ...(state && { state }),
  }
}

/** Removing a second factor as a whole cannot be undone. */
const withQuestion = (submit: SubmitField, group: Group): SubmitField =>
  submit.name === factsOf(group).removes
    ? { ...submit, look: 'danger', question: { say: 'found', key: `settings.${group}.question`, instead: '' } }
    : submit

/** Whether the settings were opened by a recovery and still say so. */
export const isRecovered = ({ ui }: Pick<Shown['flow'], 'ui'>): boolean =>
  ui.messages?.some(({ id }) => id === MessageId.recovered) === true

const isOn = (group: Group, nodes: readonly UiNode[]): boolean => {
  const { removes } = factsOf(group)
  return removes !== undefined && inputsOf(nodes).some((node) => nameOf(node) === removes)
}

function stateWords({ group, form, items, sso }: Parts, nodes: readonly UiNode[]): Words | undefined {
  const count = items?.items.length
  if (count) return text('settings.state.count', { count: plain(String(count)) })
  if (sso) {
    const names = sso.rows.filter(({ button }) => button.name === 'unlink').map(({ button }) => button.provider)
    return names.length > 0 ? plain(names.join(', ')) : text('settings.state.none')
  }
  if (sectionFactsOf(group).act === 'add') return text('settings.state.none')
  const listed = form.fields.find((field) => field.field === 'codes')
  if (listed) return isOn(group, nodes) ? leftOf(listed.codes) : text('settings.state.unconfirmed')
  if (factsOf(group).removes) return text(isOn(group, nodes) ? 'settings.state.on' : 'settings.state.off')
  const values = form.fields.flatMap((field) => (field.field === 'text' && field.value ? [field.value] : []))
  return values.length > 0 ? plain(values.join(' · ')) : undefined
}

/** From this number of unused codes on, the user is asked to make new ones. */
const few = 3

function leftOf(codes: CodesField['codes']): Words {
  const left = codes.filter(({ used }) => !used).length
  const counts = { left: plain(String(left)), count: plain(String(codes.length)) }
  return text(left > few ? 'settings.state.left' : 'settings.state.few', counts)
}

function actOf({ group, items, sso }: Parts, nodes: readonly UiNode[]): SectionAct {
  const { act = 'change' } = sectionFactsOf(group)
  if (act !== 'set-up' && act !== 'add') return act
  return items || sso || isOn(group, nodes) ? 'manage' : act
}

function opens({ group, form, submits, items }: Parts, { flow }: Shown): boolean {
  const fields = [...form.fields, ...submits, ...(items?.items ?? [])]
  if (fields.some((field) => 'messages' in field && field.messages.length > 0)) return true
  // Secrets are shown once, and count when the user confirms them.
  if (form.fields.some(({ field }) => field === 'codes')) return true
  if (sectionFactsOf(group).afterRecovery && isRecovered(flow)) return true
  const isFilled = sectionFactsOf(group).act !== 'edit'
  return !isFilled && form.fields.some((field) => field.field === 'text' && field.required && !field.value)
}
