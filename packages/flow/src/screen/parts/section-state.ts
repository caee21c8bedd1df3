import { MessageId, type Group, type UiNode } from '@collect/contract'
import { factsOf } from '../../form/group-facts.ts'
import { inputsOf, nameOf } from '../../form/node-facts.ts'
import type { SubmitField } from '../model/field.ts'
import type { Section, SectionAct } from '../model/screen.ts'
import { sectionFactsOf } from '../model/section-facts.ts'
import type { Shown } from '../model/source.ts'
import { plain, text, type Words } from '../model/words.ts'

type Parts = Omit<Section, 'state' | 'tone' | 'act' | 'part' | 'isOpen'>
type Standing = Pick<Section, 'state' | 'tone'>

/** How a section stands, what its row offers, and whether it is open by itself (SETTINGS-ROW-1, SETTINGS-ROW-2). */
export function withState(section: Parts, shown: Shown, nodes: readonly UiNode[]): Section {
  const { part = 'account' } = sectionFactsOf(section.group)
  const isNew = !isOn(section.group, nodes)
  const submits = section.submits.map((submit) =>
    withQuestion(isNew ? submit : replacing(submit, section.group), section.group),
  )
  const fields = section.form.fields.map((field) => (field.field === 'codes' && isNew ? { ...field, isNew } : field))
  return {
    ...section,
    form: { ...section.form, fields },
    submits,
    part,
    act: actOf(section, nodes),
    isOpen: opens(section, shown),
    ...standingOf(section, nodes),
  }
}

/** Removing a second factor as a whole cannot be undone. */
const withQuestion = (submit: SubmitField, group: Group): SubmitField =>
  submit.name === factsOf(group).removes
    ? { ...submit, look: 'danger', question: { say: 'found', key: `settings.${group}.question`, instead: '' } }
    : submit

/** What would replace something that the account has is no button to press lightly. */
const replacing = (submit: SubmitField, group: Group): SubmitField =>
  submit.name === sectionFactsOf(group).replaces ? { ...submit, look: 'plain' } : submit

/** Whether the settings were opened by a recovery and still say so. */
export const isRecovered = ({ ui }: Pick<Shown['flow'], 'ui'>): boolean =>
  ui.messages?.some(({ id }) => id === MessageId.recovered) === true

const isOn = (group: Group, nodes: readonly UiNode[]): boolean => {
  const { removes } = factsOf(group)
  return removes !== undefined && inputsOf(nodes).some((node) => nameOf(node) === removes)
}

function standingOf({ group, form, items, sso }: Parts, nodes: readonly UiNode[]): Standing {
  const count = items?.items.length
  if (count) return { state: countedWords(count, nodes) }
  if (sso) {
    const names = sso.rows.filter(({ button }) => button.name === 'unlink').map(({ button }) => button.provider)
    return { state: names.length > 0 ? plain(names.join(', ')) : text('settings.state.none') }
  }
  if (sectionFactsOf(group).act === 'add') return { state: text('settings.state.none') }
  const listed = form.fields.find((field) => field.field === 'codes')
  if (listed && !isOn(group, nodes)) return { state: text('settings.state.unconfirmed'), tone: 'warn' }
  const left = listed
    ? { left: listed.codes.filter(({ used }) => !used).length, count: listed.codes.length }
    : countsIn(nodes)
  if (left) return leftOf(left)
  if (factsOf(group).removes) {
    return isOn(group, nodes)
      ? { state: text('settings.state.on') }
      : { state: text('settings.state.off'), tone: 'off' }
  }
  const values = form.fields.flatMap((field) => (field.field === 'text' && field.value ? [field.value] : []))
  return values.length > 0 ? { state: plain(values.join('\u00A0· ')) } : {}
}

/** How many items there are, and when one of them was used last. */
function countedWords(count: number, nodes: readonly UiNode[]): Words {
  const used = Math.max(0, ...nodes.map(({ meta }) => numberIn(meta.label?.context?.['last_used_at_unix'])))
  const counted = { count: plain(String(count)) }
  return used > 0
    ? text('settings.state.used', { ...counted, date: { say: 'date', seconds: used } })
    : text('settings.state.count', counted)
}

const numberIn = (value: unknown): number => (typeof value === 'number' ? value : 0)

interface Counts {
  readonly left: number
  readonly count: number
}

/** The counts beside the button that shows the codes; a Kratos sends none. */
function countsIn(nodes: readonly UiNode[]): Counts | undefined {
  const { left, count } =
    nodes.find(({ meta }) => meta.label?.context?.['left'] !== undefined)?.meta.label?.context ?? {}
  return typeof left === 'number' && typeof count === 'number' ? { left, count } : undefined
}

/** From this number of unused codes on, the user is asked to make new ones. */
const few = 3

function leftOf({ left, count }: Counts): Standing {
  const counts = { left: plain(String(left)), count: plain(String(count)) }
  return left > few
    ? { state: text('settings.state.left', counts) }
    : { state: text('settings.state.few', counts), tone: 'warn' }
}

function actOf({ group, items, sso }: Parts, nodes: readonly UiNode[]): SectionAct {
  const { act = 'change' } = sectionFactsOf(group)
  if (act !== 'set-up' && act !== 'add') return act
  return items || sso || isOn(group, nodes) ? 'manage' : act
}

function opens({ group, form, submits, items, gone }: Parts, { flow }: Shown): boolean {
  if (gone) return true
  const fields = [...form.fields, ...submits, ...(items?.items ?? [])]
  if (fields.some((field) => 'messages' in field && field.messages.length > 0)) return true
  // Secrets are shown once, and count when the user confirms them.
  if (form.fields.some(({ field }) => field === 'codes')) return true
  if (sectionFactsOf(group).afterRecovery && isRecovered(flow)) return true
  const isFilled = sectionFactsOf(group).act !== 'edit'
  return !isFilled && form.fields.some((field) => field.field === 'text' && field.required && !field.value)
}
