import { Icon, type IconName } from '../icon.tsx'
import { Spinner } from './submit-button.tsx'

export interface TriggerButtonProps {
  readonly name: string
  readonly value?: string | undefined
  readonly label: string
  readonly icon: IconName
  readonly block?: boolean | undefined
  readonly busy?: boolean | undefined
  readonly disabled?: boolean | undefined
  readonly onPress: () => void
}

/** Starts a WebAuthn ceremony and never submits by itself (docs/contract/nodes.md §10.3). */
export function TriggerButton({ name, value, label, icon, block, busy, disabled, onPress }: TriggerButtonProps) {
  return (
    <button
      className={['btn', block && 'btn--block', busy && 'is-loading'].filter(Boolean).join(' ')}
      type="button"
      name={name}
      value={value}
      disabled={busy || disabled}
      aria-busy={busy || undefined}
      onClick={onPress}
    >
      {busy ? <Spinner /> : <Icon name={icon} />}
      <span>{label}</span>
    </button>
  )
}
