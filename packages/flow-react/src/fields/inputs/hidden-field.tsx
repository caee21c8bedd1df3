import { memo } from 'react'

export interface HiddenFieldProps {
  readonly name: string
  readonly value?: string | undefined
  readonly disabled?: boolean | undefined
}

/**
 * A hidden input that scripts of WebAuthn and the CAPTCHA may fill, so React must not control it. Each render of React
 * resets its value to the default. So it renders again only when the service sends another value.
 */
export const HiddenField = memo(function HiddenField({ name, value, disabled }: HiddenFieldProps) {
  return <input type="hidden" name={name} defaultValue={value ?? ''} disabled={disabled} />
})
