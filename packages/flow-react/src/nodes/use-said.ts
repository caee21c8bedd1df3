import type { FieldMessage } from '@collect/flow'
import type { SaidMessage } from '../fields/inputs/field.tsx'
import { useSay } from '../flow-context.ts'

/** Translates messages into the page's language. */
export function useSaid(messages: readonly FieldMessage[]): readonly SaidMessage[] {
  const say = useSay()
  return messages.map(({ id, type, words }) => ({ id, type, text: say(words) }))
}
