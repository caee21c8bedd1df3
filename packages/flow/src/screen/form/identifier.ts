import type { InputNode } from '@collect/contract'
import { inputsOf, isHidden, isSubmit, valueOf } from '../../form/node-facts.ts'
import type { ScreenFlows } from '../../form/form-state.ts'
import type { Shown } from '../model/source.ts'

/** Fields that may hold the entered identifier, the most specific first (CARD-CHIP-1). */
export const identifierNames: Readonly<Record<keyof ScreenFlows, readonly string[]>> = {
  login: ['identifier'],
  registration: ['traits.email', 'traits.username', 'traits.phone_number'],
  // Recovery with several addresses has the last two (docs/contract/nodes.md §5.2).
  recovery: ['email', 'recovery_confirm_address', 'recovery_address'],
  // In a flow opened by a registration, the channel names the resend button (docs/contract/nodes.md §6).
  verification: ['email', 'sms'],
  settings: [],
  oauth2_consent: [],
}

/** The entered identifier, from a hidden input or the value of a resend button. */
export function identifierOf({ kind, flow }: Shown): string | undefined {
  const settled = inputsOf(flow.ui.nodes).filter((node) => isHidden(node) || isSubmit(node))
  for (const name of identifierNames[kind]) {
    const value = settled
      .filter((node) => node.attributes.name === name)
      .map(valueOf)
      .find(Boolean)
    if (value) return value
  }
  return undefined
}

/** The identifier field; the heading uses its label. */
export function identifierNodeOf({ kind, flow }: Shown): InputNode | undefined {
  const inputs = inputsOf(flow.ui.nodes).filter((node) => !isSubmit(node) && node.meta.label)
  for (const name of identifierNames[kind]) {
    const node = inputs.find(({ attributes }) => attributes.name === name)
    if (node) return node
  }
  return inputs.find(({ attributes }) => attributes.name.startsWith('traits.'))
}
