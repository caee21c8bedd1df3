import type { OrphanField } from '@collect/flow'
import { Message } from '../fields/message.tsx'
import { useSaid } from './use-said.ts'

/** Messages of a node without a visible field. They are drawn and announced here (WCAG 3.3.1, 4.1.3). */
export function OrphanView({ field }: { readonly field: OrphanField }) {
  const said = useSaid(field.messages)
  const isError = said.some(({ type }) => type === 'error')
  return (
    <div className="messages" role={isError ? 'alert' : 'status'} tabIndex={-1}>
      {said.map((message) => (
        <Message key={message.id} {...message} />
      ))}
    </div>
  )
}
