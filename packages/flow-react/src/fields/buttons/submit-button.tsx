import { Icon, type IconName } from '../icon.tsx'

export interface SubmitButtonProps {
  readonly name?: string | undefined
  readonly value?: string | undefined
  readonly label: string
  /** Tells equal buttons apart. Screen readers read it after the label; it is not visible. */
  readonly about?: string | undefined
  /** Text of the mark beside the label. */
  readonly badge?: string | undefined
  /** Id of the element that describes the button. */
  readonly describedBy?: string | undefined
  readonly look?: 'primary' | 'plain' | 'danger' | 'small' | 'link' | undefined
  /** The button's own request runs, so it shows the spinner. */
  readonly busy?: boolean | undefined
  readonly disabled?: boolean | undefined
  /** It may not be pressed yet, and keeps the focus. */
  readonly waits?: boolean | undefined
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

export function SubmitButton(props: SubmitButtonProps) {
  const { name, value, label, about, badge, describedBy, look = 'primary', busy, disabled, waits, icon, block } = props
  const className = [classes[look], block && 'btn--block', busy && 'is-loading'].filter(Boolean).join(' ')
  return (
    <button
      className={className}
      type="submit"
      name={name}
      value={value}
      disabled={busy || disabled}
      aria-busy={busy || undefined}
      aria-disabled={waits || undefined}
      onClick={waits ? (event) => event.preventDefault() : undefined}
      aria-describedby={describedBy}
    >
      {busy ? <Spinner /> : icon && <Icon name={icon} small />}
      <span>
        {label}
        {about && <span className="sr"> {about}</span>}
        {badge && <span className="badge"> {badge}</span>}
      </span>
    </button>
  )
}

export function Spinner() {
  return <span className="spinner" aria-hidden="true" />
}
