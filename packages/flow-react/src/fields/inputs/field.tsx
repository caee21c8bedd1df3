import type { ReactNode } from 'react'
import type { MessageType } from '@collect/contract'

/** A message with its translated text. */
export interface SaidMessage {
  readonly id: number
  readonly type: MessageType
  readonly text: string
}

/** Props of every field with a visible control. */
export interface FieldProps {
  readonly id: string
  readonly name: string
  readonly label: string
  readonly required?: boolean | undefined
  readonly disabled?: boolean | undefined
  readonly autoComplete?: string | undefined
  readonly messages: readonly SaidMessage[]
  /** The one field of its step: it has the focus when the page or the step opens. */
  readonly focus?: boolean | undefined
  /** A link on the label's line, such as "Forgot password?". */
  readonly aside?: ReactNode
}

interface FrameProps extends FieldProps {
  readonly modifier?: string | undefined
  readonly children: ReactNode
}

export const hasError = (messages: readonly SaidMessage[]) => messages.some(({ type }) => type === 'error')

interface Described {
  readonly 'aria-invalid'?: true | undefined
  readonly 'aria-describedby'?: string
}

/** Attributes that link a control to its messages, and to another description. Spread them on the control. */
export const describedBy = (id: string, messages: readonly SaidMessage[], also?: string): Described => {
  const ids = [...messages.map((message) => messageId(id, message)), ...(also ? [also] : [])]
  return ids.length > 0 ? { 'aria-invalid': hasError(messages) || undefined, 'aria-describedby': ids.join(' ') } : {}
}

/** The attribute that gives the field the focus, before a script too. Spread it on the control. */
export const focusing = ({ focus }: Pick<FieldProps, 'focus'>) => (focus ? { autoFocus: true } : {})

export const messageId = (id: string, message: SaidMessage) => `${id}-m${message.id}`

/** Label, control and messages are direct children. This DOM is public (docs/contract/test-ids.md). */
export function Field({ id, name, label, messages, aside, modifier, children }: FrameProps) {
  const classes = ['field', modifier, hasError(messages) && 'is-error'].filter(Boolean).join(' ')
  return (
    <div className={classes} data-testid={`node/input/${name}`}>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      {children}
      {aside}
      <FieldMessages id={id} messages={messages} />
    </div>
  )
}

export function FieldMessages({ id, messages }: { readonly id: string; readonly messages: readonly SaidMessage[] }) {
  return messages.map((message) => (
    <p
      key={message.id}
      id={messageId(id, message)}
      className={message.type === 'error' ? 'error' : 'hint'}
      data-testid={`ui/message/${message.id}`}
    >
      {message.text}
    </p>
  ))
}
