import { memo } from 'react'

export interface HiddenFieldProps {
  readonly name: string
  readonly value?: string | undefined
  readonly disabled?: boolean | undefined
}

/**
 * Scripts of passkeys and captchas write into these, so React must not hold their value. It writes the default anew
 * whenever it draws one, and for a hidden input that is the value: it is drawn again only when the service says another.
 */
export const HiddenField = memo(function HiddenField({ name, value, disabled }: HiddenFieldProps) {
  return <input type="hidden" name={name} defaultValue={value ?? ''} disabled={disabled} />
})
