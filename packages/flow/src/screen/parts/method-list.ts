import type { Group, InputNode } from '@collect/contract'
import { methodsOf } from '../../form/methods.ts'
import { inputsOf, isHidden, isLastUsed, isSubmit, keyOf, postedBy, valueOf } from '../../form/node-facts.ts'
import { chooseAddressOf } from '../../wire/flow-address.ts'
import { identifierOf } from '../form/identifier.ts'
import { shortAddress } from '../form/short-address.ts'
import type { MethodEntry } from '../model/screen.ts'
import type { Shown } from '../model/source.ts'
import { plain, text, type Words } from '../model/words.ts'

/** One entry per method (FORM-STEP-2). */
export const methodListOf = (shown: Shown): readonly MethodEntry[] =>
  methodsOf(shown.flow.ui.nodes).flatMap((group) => {
    const made = entries[group]?.(shown, group) ?? [openEntry(shown, group)]
    const wasUsed = shown.flow.ui.nodes.some((node) => node.group === group && isLastUsed(node))
    return wasUsed ? made.map((entry) => ({ ...entry, lastUsed: true as const })) : made
  })

/** Methods that do not open their own form. */
const entries: Partial<Record<Group, (shown: Shown, group: Group) => readonly MethodEntry[] | undefined>> = {
  code: codeEntries,
  passkey: passkeyEntries,
}

/** What all entries have. */
const sharedPartsOf = ({ kind }: Pick<Shown, 'kind'>, group: Group) => ({
  key: group,
  group,
  testid: `method/${group}`,
  title: { say: 'found', key: `two-step.${group}.title`, instead: group } as Words,
  description: { say: 'found', key: `two-step.${group}.description.${kind}`, instead: descriptionOf(group) } as Words,
})

const descriptionOf = (group: Group): Words => ({ say: 'found', key: `two-step.${group}.description`, instead: '' })

const openEntry = (shown: Shown, group: Group): MethodEntry => ({
  ...sharedPartsOf(shown, group),
  choose: 'open',
  href: chooseAddressOf(shown.query, shown.flow.id, group),
})

const visibleInputs = ({ flow }: Shown, group: Group): readonly InputNode[] =>
  inputsOf(flow.ui.nodes).filter((node) => node.group === group && !isHidden(node))

/** Choosing a code sends it: one entry per address, or one for the known identifier (STATE-CHANGE-2). */
function codeEntries(shown: Shown, group: Group): readonly MethodEntry[] | undefined {
  const inputs = visibleInputs(shown, group)
  // The user must fill in a field first.
  if (!inputs.every(isSubmit)) return undefined
  return inputs.map((node) => ({
    ...sharedPartsOf(shown, group),
    key: keyOf(node),
    ...codeWords(node, shown),
    choose: 'submit',
    name: node.attributes.name,
    value: postedBy(node),
    disabled: node.attributes.disabled,
  }))
}

/** How the code comes, and to where; a user name is no address. */
function codeWords(
  { meta: { label } }: InputNode,
  shown: Shown,
): { readonly title: Words; readonly description: Words } {
  const known = String(label?.context?.['address'] ?? identifierOf(shown) ?? '')
  const address = shortAddress(known)
  const isSms = label?.context?.['channel'] === 'sms'
  return {
    title: text(isSms ? 'two-step.code.title.sms' : 'two-step.code.title.email'),
    description:
      address === known
        ? text('two-step.code.description')
        : text('two-step.code.description.to', { address: plain(address) }),
  }
}

/** A passkey needs no form, only the browser's dialog. */
function passkeyEntries(shown: Shown, group: Group): readonly MethodEntry[] | undefined {
  const entries = visibleInputs(shown, group).flatMap((node) => triggerEntries(node, shown))
  return entries.length > 0 ? entries : undefined
}

function triggerEntries(node: InputNode, shown: Shown): readonly MethodEntry[] {
  const { name, disabled, onclickTrigger: trigger } = node.attributes
  if (!trigger) return []
  const value = valueOf(node)
  const facts = { ...sharedPartsOf(shown, node.group), key: keyOf(node) }
  return [{ ...facts, choose: 'trigger', name, trigger, disabled, ...(value !== undefined && { value }) }]
}
