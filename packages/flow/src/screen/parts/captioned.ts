import type { UiNode } from '@collect/contract'
import { nameOf } from '../../form/node-facts.ts'
import type { Field } from '../model/field.ts'
import { sectionFactsOf } from '../model/section-facts.ts'

/** The field with the words of its section: "Save" and "Password" say too little on a page of many sections. */
export function captioned<One extends Field>(field: One, nodes: readonly UiNode[]): One {
  if (!('label' in field) || field.label?.say !== 'message') return field
  const { captions, captionsBeside } = sectionFactsOf(field.group)
  const caption = captions?.[field.label.message.id]
  if (!caption || (captionsBeside && !nodes.some((node) => nameOf(node) === captionsBeside))) return field
  return { ...field, label: { say: 'found', key: `settings.${field.group}.${caption}`, instead: field.label } }
}
