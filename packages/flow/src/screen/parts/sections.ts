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
import { ssoFormOf } from '../form/sso.ts'
import { text, type Words } from '../model/words.ts'

/** One section per group with something visible (SETTINGS-SECTION-1). */
export function sectionsOf(shown: Shown): readonly Section[] {
  const { nodes } = shown.flow.ui
  const groups = inSectionOrder(nodes.filter(isVisible).map(({ group }) => group))
  return groups.map((group) =>
    sectionOf(
      shown,
      group,
      nodes.filter((node) => node.group === group),
    ),
  )
}

function sectionOf(shown: Shown, group: Group, nodes: readonly UiNode[]): Section {
  const guard = shown.flow.ui.nodes.filter((node) => node.group === 'default' && group !== 'default')
  const buttons = inputsOf(nodes).filter((node) => isSubmit(node) && !isProvider(node))
  const items = itemsOf(shown, buttons.filter(isItem), guard)
  const sso = ssoFormOf(shown, nodes)
  const info = infoOf(group, nodes)
  return {
    group,
    title: { say: 'found', key: `settings.${group}.title`, instead: group },
    description: { say: 'found', key: `settings.${group}.description`, instead: '' },
    form: {
      ...formOf(shown),
      hidden: hiddenFieldsOf([...guard, ...nodes]),
      fields: fieldsOf(
        nodes.filter((node) => !isSubmit(node) || isProvider(node)),
        shown,
      ),
    },
    submits: withPrimary(distinct(buttons.filter((node) => !isItem(node)).map(submitOf))),
    ...(items && { items }),
    ...(sso && { sso }),
    ...(info && { info }),
  }
}

const isItem = (node: UiNode): boolean => nameOf(node).endsWith('_remove')

function itemsOf(shown: Shown, nodes: readonly InputNode[], guard: readonly UiNode[]): ItemsForm | undefined {
  if (nodes.length === 0) return undefined
  return { ...formOf(shown, 'items'), hidden: hiddenFieldsOf(guard), items: distinct(nodes.map(itemOf)) }
}

/** The user's name for the key, and the date of adding (SETTINGS-SECTION-7). */
function itemOf(node: InputNode): SubmitField {
  const label = node.meta.label
  const name = label?.context?.['display_name'] ?? label?.context?.['device_name']
  const added = label?.context?.['added_at_unix']
  if (typeof name !== 'string') return submitOf(node)
  return {
    ...submitOf(node),
    item: {
      name,
      // A service without a date sends zero.
      ...(typeof added === 'number' && added > 0 && { added: addedWords(added) }),
      ...(node.attributes.disabled && { kept: text('settings.last-factor') }),
    },
  }
}

const addedWords = (seconds: number): Words => text('settings.added', { date: { say: 'date', seconds } })

function infoOf(group: Group, nodes: readonly UiNode[]): Words | undefined {
  const { info, linked } = sectionFactsOf(group)
  if (linked) {
    const is = nodes.some((node) => nameOf(node) === linked) ? 'linked' : 'not-linked'
    return text(`settings.${group as SectionsWith<'linked'>}.info.${is}`)
  }
  return info && text(`settings.${group as SectionsWith<'info'>}.info`)
}
