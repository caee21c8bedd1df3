export interface HiddenFieldProps {
  readonly name: string
  readonly value?: string | undefined
  readonly disabled?: boolean | undefined
}

/** Scripts of passkeys and captchas write into these, so React must not hold their value. */
export function HiddenField({ name, value, disabled }: HiddenFieldProps) {
  return <input type="hidden" name={name} defaultValue={value ?? ''} disabled={disabled} />
}
