import type { MessageType } from '@collect/contract'
import { Icon, type IconName } from './icon.tsx'

const looks: Record<MessageType, { readonly className: string; readonly icon: IconName }> = {
  error: { className: 'msg msg--error', icon: 'alert' },
  warning: { className: 'msg msg--warn', icon: 'alert' },
  success: { className: 'msg msg--ok', icon: 'check' },
  info: { className: 'msg msg--info', icon: 'info' },
}

interface MessageProps {
  /** The message number; absent for a message of the page itself. */
  readonly id?: number | undefined
  readonly type: MessageType
  readonly text: string
  /** Details for the operator, drawn below in small print. */
  readonly detail?: string | undefined
  /** A toast shows the message too, so this one is visible only without a script. */
  readonly isToast?: boolean | undefined
  /** A button for the next step. */
  readonly action?: { readonly label: string; readonly take: () => void } | undefined
}

export function Message({ id, type, text, detail, isToast, action }: MessageProps) {
  const { className, icon } = looks[type]
  return (
    <div className={isToast ? `${className} told` : className}>
      <Icon name={icon} />
      {/* The text may contain minutes, which have changed since the server rendered it. */}
      <p data-testid={id === undefined ? undefined : `ui/message/${id}`} suppressHydrationWarning>
        {text}
        {detail && <small>{detail}</small>}
      </p>
      {action && (
        <button className="btn btn--sm msg__act" type="button" onClick={action.take}>
          {action.label}
        </button>
      )}
    </div>
  )
}
