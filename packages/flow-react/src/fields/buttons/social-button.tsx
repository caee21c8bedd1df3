import { BrandMark } from '../brand-mark.tsx'
import { Spinner } from './submit-button.tsx'
import { useDelayed } from '../use-delayed.ts'

/** Delay in milliseconds (SUBMIT-STATE-3). */
export const spinnerDelay = 100

export interface SocialButtonProps {
  readonly name: string
  readonly value: string
  /** The provider's kind, which selects the logo. */
  readonly kind: string | undefined
  /** The label. Screen readers read it even if it is not visible. */
  readonly label: string
  readonly labelHidden?: boolean | undefined
  /** Text of the mark beside the label. */
  readonly badge?: string | undefined
  readonly busy: boolean
  readonly disabled?: boolean | undefined
  readonly brands: string | undefined
}

export function SocialButton(props: SocialButtonProps) {
  const { name, value, kind, label, labelHidden, badge, busy, disabled, brands } = props
  const isLong = useDelayed(busy, spinnerDelay)
  return (
    <button
      className={isLong ? 'btn is-loading' : 'btn'}
      type="submit"
      name={name}
      value={value}
      formNoValidate
      disabled={busy || disabled}
      aria-busy={busy || undefined}
      title={labelHidden ? label : undefined}
    >
      {isLong ? <Spinner /> : <BrandMark provider={value} kind={kind} brands={brands} />}
      <span className={labelHidden ? 'sr' : undefined}>
        {label}
        {badge && <span className="badge"> {badge}</span>}
      </span>
    </button>
  )
}
