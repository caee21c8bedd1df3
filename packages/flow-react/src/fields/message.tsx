import type { MessageType } from '@collect/contract'
import { Icon, type IconName } from './icon.tsx'

const looks: Record<MessageType, { readonly className: string; readonly icon: IconName }> = {
  error: { className: 'msg msg--error', icon: 'alert' },
  warning: { className: 'msg msg--warn', icon: 'alert' },
  success: { className: 'msg msg--ok', icon: 'check' },
  info: { className: 'msg msg--info', icon: 'info' },
}

interface MessageProps {
  /** Absent when the message is the page's own, not one of the service's. */
  readonly id?: number | undefined
  readonly type: MessageType
  readonly text: string
  /** For those who look after the site; stands below, smaller. */
  readonly detail?: string | undefined
  /** A toast says it too: seen only where no script runs. */
  readonly told?: boolean | undefined
  /** What can be done about it. */
  readonly action?: { readonly label: string; readonly take: () => void } | undefined
}

export function Message({ id, type, text, detail, told, action }: MessageProps) {
  const { className, icon } = looks[type]
  return (
    <div className={told ? `${className} told` : className}>
      <Icon name={icon} />
      {/* Minutes in it may have passed since the server wrote them. */}
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
