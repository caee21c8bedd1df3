import { BrandMark } from './brand-mark.tsx'
import { Spinner } from './submit-button.tsx'

export interface SocialButtonProps {
  readonly name: string
  readonly value: string
  /** Word for word what the button does; read out when it isn't drawn. */
  readonly label: string
  readonly labelHidden?: boolean | undefined
  readonly busy?: boolean | undefined
  readonly disabled?: boolean | undefined
}

export function SocialButton({ name, value, label, labelHidden, busy, disabled }: SocialButtonProps) {
  return (
    <button
      className={busy ? 'btn is-loading' : 'btn'}
      type="submit"
      name={name}
      value={value}
      disabled={busy || disabled}
      aria-busy={busy || undefined}
      title={labelHidden ? label : undefined}
    >
      {busy ? <Spinner /> : <BrandMark provider={value} />}
      <span className={labelHidden ? 'sr' : undefined}>{label}</span>
    </button>
  )
}
