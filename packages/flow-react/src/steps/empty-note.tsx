import type { UiMessage } from '@collect/contract'
import { Message } from '../fields/message.tsx'
import { useFlowView } from '../flow-context.ts'

/** There is no way to go on: 5000002. */
export function EmptyNote({ message }: { readonly message: UiMessage }) {
  const { formatter } = useFlowView()
  return (
    <div role="alert">
      <Message id={message.id} type={message.type} text={formatter.message(message)} />
    </div>
  )
}
