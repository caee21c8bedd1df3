import type { MessageType } from '@collect/contract'
import type { SaidMessage } from './field.tsx'
import { Icon, type IconName } from './icon.tsx'

const looks: Record<MessageType, { readonly className: string; readonly icon: IconName }> = {
  error: { className: 'msg msg--error', icon: 'alert' },
  warning: { className: 'msg msg--warn', icon: 'alert' },
  success: { className: 'msg msg--ok', icon: 'check' },
  info: { className: 'msg msg--info', icon: 'info' },
}

/** Without an id the message is the page's own, not one of the service's. */
export function Message({ id, type, text }: Omit<SaidMessage, 'id'> & { readonly id?: number | undefined }) {
  const { className, icon } = looks[type]
  return (
    <div className={className}>
      <Icon name={icon} />
      <p data-testid={id === undefined ? undefined : `ui/message/${id}`}>{text}</p>
    </div>
  )
}
