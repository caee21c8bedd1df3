import type { MessageType, UiMessage } from '@collect/contract'
import { Message } from '../fields/message.tsx'
import { useFlowView } from '../flow-context.ts'

/** A sentence of the page itself, such as "this page was open too long". */
export interface Notice {
  readonly type: MessageType
  readonly text: string
  readonly detail?: string | undefined
  readonly action?: { readonly label: string; readonly take: () => void } | undefined
}

interface MessagesProps {
  readonly messages: readonly UiMessage[]
  readonly notice?: Notice | undefined
  /** A message that a toast shows if a script runs. Screen readers find it here too (docs/contract/test-ids.md). */
  readonly toastMessageId?: number | undefined
}

/** Both live regions exist from the start: screen readers announce only what appears inside an existing one. */
export function Messages({ messages, notice, toastMessageId }: MessagesProps) {
  const { formatter } = useFlowView()
  const draw = (message: UiMessage) => (
    <Message
      key={message.id}
      id={message.id}
      type={message.type}
      text={formatter.message(message)}
      isToast={message.id === toastMessageId}
    />
  )
  const isError = ({ type }: Notice) => type === 'error'
  return (
    <>
      <div className="messages" role="alert" tabIndex={-1}>
        {notice && isError(notice) && <Message {...notice} />}
        {messages.filter(isError).map(draw)}
      </div>
      <div className="messages" role="status" tabIndex={-1}>
        {notice && !isError(notice) && <Message {...notice} />}
        {messages.filter((message) => !isError(message)).map(draw)}
      </div>
    </>
  )
}
