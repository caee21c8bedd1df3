import { BrandMark } from '../brand-mark.tsx'
import { Spinner } from './submit-button.tsx'
import { useDelayed } from '../use-delayed.ts'

/** SUBMIT-STATE-3; in milliseconds. */
export const spinnerDelay = 100

export interface SocialButtonProps {
  readonly name: string
  readonly value: string
  /** Word for word what the button does; read out when it isn't drawn. */
  readonly label: string
  readonly labelHidden?: boolean | undefined
  readonly busy: boolean
  readonly disabled?: boolean | undefined
  readonly brands: string | undefined
}

export function SocialButton({ name, value, label, labelHidden, busy, disabled, brands }: SocialButtonProps) {
  const isLong = useDelayed(busy, spinnerDelay)
  return (
    <button
      className={isLong ? 'btn is-loading' : 'btn'}
      type="submit"
      name={name}
      value={value}
      disabled={busy || disabled}
      aria-busy={busy || undefined}
      title={labelHidden ? label : undefined}
    >
      {isLong ? <Spinner /> : <BrandMark provider={value} brands={brands} />}
      <span className={labelHidden ? 'sr' : undefined}>{label}</span>
    </button>
  )
}
