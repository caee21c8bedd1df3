import { Icon, type IconName } from './icon.tsx'

export interface SubmitButtonProps {
  readonly name?: string | undefined
  readonly value?: string | undefined
  readonly label: string
  readonly look?: 'primary' | 'plain' | 'danger' | 'small' | 'link' | undefined
  /** Its own request runs: it shows the spinner. */
  readonly busy?: boolean | undefined
  readonly disabled?: boolean | undefined
  readonly icon?: IconName | undefined
  readonly block?: boolean | undefined
}

const classes: Record<NonNullable<SubmitButtonProps['look']>, string> = {
  primary: 'btn btn--primary',
  plain: 'btn',
  danger: 'btn btn--danger',
  small: 'btn btn--sm',
  link: 'linkbtn link link--tap',
}

export function SubmitButton({ name, value, label, look = 'primary', busy, disabled, icon, block }: SubmitButtonProps) {
  const className = [classes[look], block && 'btn--block', busy && 'is-loading'].filter(Boolean).join(' ')
  return (
    <button
      className={className}
      type="submit"
      name={name}
      value={value}
      disabled={busy || disabled}
      aria-busy={busy || undefined}
    >
      {busy ? <Spinner /> : icon && <Icon name={icon} small />}
      <span>{label}</span>
    </button>
  )
}

export function Spinner() {
  return <span className="spinner" aria-hidden="true" />
}
