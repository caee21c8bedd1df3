import type { OrphanField } from '@collect/flow'
import { Message } from '../fields/message.tsx'
import { useSaid } from './use-said.ts'

/** Messages at a node that has nothing to draw still have to be read. */
export function OrphanView({ field }: { readonly field: OrphanField }) {
  return useSaid(field.messages).map((message) => <Message key={message.id} {...message} />)
}
