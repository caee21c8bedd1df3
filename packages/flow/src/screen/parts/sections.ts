import type { Group, InputNode, UiNode } from '@collect/contract'
import { inputsOf, isProvider, isSubmit, isVisible, nameOf } from '../../form/node-facts.ts'
import { fieldsOf, submitOf } from '../form/field-of.ts'
import type { SubmitField } from '../model/field.ts'
import { formOf } from '../form/form-of.ts'
import { distinct, hiddenFieldsOf } from '../form/hidden.ts'
import { withPrimary } from '../form/main-form.ts'
import type { ItemsForm, Section } from '../model/screen.ts'
import { inSectionOrder, sectionFactsOf, type SectionsWith } from '../model/section-facts.ts'
import type { Shown } from '../model/source.ts'
import { captioned } from './captioned.ts'
import { isRecovered, withState } from './section-state.ts'
import { ssoFormOf } from '../form/sso.ts'
import { plain, text, type Words } from '../model/words.ts'

/**
 * One section per group with something visible (SETTINGS-SECTION-1). After a recovery the user has one task: the new
 * password comes first and has the focus.
 */
export function sectionsOf(shown: Shown): readonly Section[] {
  const { nodes } = shown.flow.ui
  const groups = inSectionOrder(nodes.filter(isVisible).map(({ group }) => group))
  const sections = groups.map((group) =>
    sectionOf(
      shown,
      group,
      nodes.filter((node) => node.group === group),
    ),
  )
  if (!isRecovered(shown.flow)) return sections
  const [first, others] = [sections.filter(isPassword), sections.filter((section) => !isPassword(section))]
  return [...first.map(withFocus), ...others]
}

const isPassword = ({ group }: Section): boolean => sectionFactsOf(group).afterRecovery === true

const withFocus = (section: Section): Section => ({
  ...section,
  form: {
    ...section.form,
    fields: section.form.fields.map((field) => (field.field === 'password' ? { ...field, focus: true } : field)),
  },
})

function sectionOf(shown: Shown, group: Group, nodes: readonly UiNode[]): Section {
  const guard = shown.flow.ui.nodes.filter((node) => node.group === 'default' && group !== 'default')
  const buttons = inputsOf(nodes).filter((node) => isSubmit(node) && !isProvider(node))
  const items = itemsOf(shown, buttons.filter(isItem), guard)
  const gone = itemsOf(shown, buttons.filter(isGone), guard, 'gone')
  const sso = ssoFormOf(shown, nodes)
  const info = infoOf(group, nodes)
  const parts = {
    group,
    title: { say: 'found', key: `settings.${group}.title`, instead: group },
    description: { say: 'found', key: `settings.${group}.description`, instead: '' },
    form: {
      ...formOf(shown),
      hidden: hiddenFieldsOf([...guard, ...nodes]),
      fields: fieldsOf(
        nodes.filter((node) => !isSubmit(node) || isProvider(node)),
        shown,
      ).map((field) => captioned(field, nodes)),
    },
    submits: withPrimary(
      distinct(
        buttons.filter((node) => !isItem(node) && !isGone(node)).map((node) => captioned(submitOf(node), nodes)),
      ),
    ),
    ...(items && { items }),
    ...(gone && { gone }),
    ...(sso && { sso }),
    ...(info && { info }),
  } as const
  return withState(parts, shown, nodes)
}

const isItem = (node: UiNode): boolean => nameOf(node).endsWith('_remove')
const isGone = (node: UiNode): boolean => nameOf(node).endsWith('_restore')

function itemsOf(
  shown: Shown,
  nodes: readonly InputNode[],
  guard: readonly UiNode[],
  part = 'items',
): ItemsForm | undefined {
  if (nodes.length === 0) return undefined
  return { ...formOf(shown, part), hidden: hiddenFieldsOf(guard), items: distinct(nodes.map(itemOf)) }
}

/** The user's name for the key, where it is kept, and when it was added and used (SETTINGS-SECTION-7). */
function itemOf(node: InputNode): SubmitField {
  const context = node.meta.label?.context
  const name = context?.['display_name'] ?? context?.['device_name']
  if (typeof name !== 'string') return submitOf(node)
  const [added, used] = [secondsIn(context?.['added_at_unix']), secondsIn(context?.['last_used_at_unix'])]
  const facts = factsOf(name, context)
  return {
    ...submitOf(node),
    item: {
      name:
        name === unnamed
          ? text(node.group === 'passkey' ? 'settings.unnamed.passkey' : 'settings.unnamed.key')
          : plain(name),
      ...(facts.length > 0 && { facts }),
      ...(added && { added: text('settings.added', { date: { say: 'date', seconds: added } }) }),
      ...(used && { used: text('settings.used', { date: { say: 'date', seconds: used } }) }),
      ...(node.attributes.disabled && { kept: text('settings.last-factor') }),
    },
  }
}

/** A Kratos sends this for a key without a name. */
const unnamed = 'unnamed'

/** A service without a date sends zero. */
const secondsIn = (value: unknown): number | undefined => (typeof value === 'number' && value > 0 ? value : undefined)

/** A Kratos sends none of these. */
function factsOf(name: string, { provider, synced }: Readonly<Record<string, unknown>> = {}): readonly Words[] {
  return [
    ...(typeof provider === 'string' && !name.startsWith(provider) ? [plain(provider)] : []),
    ...(typeof synced === 'boolean' ? [text(synced ? 'settings.synced' : 'settings.one-device')] : []),
  ]
}

function infoOf(group: Group, nodes: readonly UiNode[]): Words | undefined {
  const { info, linked } = sectionFactsOf(group)
  if (linked) {
    const is = nodes.some((node) => nameOf(node) === linked) ? 'linked' : 'not-linked'
    return text(`settings.${group as SectionsWith<'linked'>}.info.${is}`)
  }
  return info && text(`settings.${group as SectionsWith<'info'>}.info`)
}
