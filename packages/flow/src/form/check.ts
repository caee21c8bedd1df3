import { MessageId, type UiNode } from '@collect/contract'
import type { FormState } from './form-state.ts'
import { inputsOf, isHidden, isSubmit } from './node-facts.ts'
import type { Payload, Pressed } from './payload.ts'

/** A field that blocks the submit. Its text is `input.code-missing`. */
export interface Problem {
  readonly name: 'code'
  readonly id: typeof MessageId.required
}

const codeMissing: Problem = { name: 'code', id: MessageId.required }

/**
 * The only client-side check (CODE-CHECK-1): a code form needs its code, unless the user requests a code or goes back.
 */
export function problemOf(
  formState: FormState,
  nodes: readonly UiNode[],
  payload: Payload,
  pressed?: Pressed,
): Problem | undefined {
  if (formState.state !== 'method_active' || formState.method !== 'code') return undefined
  if (payload['code'] || payload['email'] || payload['resend']) return undefined
  if (pressed && pressed.name !== 'method') return undefined
  const asksForCode = inputsOf(nodes).some(
    (node) => node.attributes.name === 'code' && !isHidden(node) && !isSubmit(node),
  )
  return asksForCode ? codeMissing : undefined
}
