import type { MessageType, UiMessage } from '@collect/contract'
import { Message } from '../fields/message.tsx'
import { useFlowView } from '../flow-context.ts'

/** A sentence of the page's own, as "this page was open too long". */
export interface Notice {
  readonly type: MessageType
  readonly text: string
}

interface MessagesProps {
  readonly messages: readonly UiMessage[]
  readonly notice?: Notice | undefined
  /** Shown as toasts where a script runs; there the list stays for those who listen. */
  readonly told?: boolean | undefined
}

/** Both places are there from the start: only what appears inside an announced place is read out. */
export function Messages({ messages, notice, told }: MessagesProps) {
  const { formatter } = useFlowView()
  const draw = ({ id, type }: UiMessage, text: string) => <Message key={id} id={id} type={type} text={text} />
  const errors = messages.filter(({ type }) => type === 'error')
  const others = messages.filter(({ type }) => type !== 'error')
  const className = told ? 'messages told' : 'messages'
  return (
    <>
      <div className={className} role="alert" tabIndex={-1}>
        {notice?.type === 'error' && <Message {...notice} />}
        {errors.map((message) => draw(message, formatter.message(message)))}
      </div>
      <div className={className} role="status" tabIndex={-1}>
        {notice && notice.type !== 'error' && <Message {...notice} />}
        {others.map((message) => draw(message, formatter.message(message)))}
      </div>
    </>
  )
}
