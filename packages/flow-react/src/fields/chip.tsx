import { Icon } from './icon.tsx'

interface ChipWords {
  readonly identifier: string
  /** The accessible name: what a click does. It contains the identifier. */
  readonly label: string
}

const look = 'plate chip'
const testid = 'identifier-chip'

function Inside({ identifier }: { readonly identifier: string }) {
  return (
    <>
      <span>{identifier}</span>
      <Icon name="pencil" small />
    </>
  )
}

export function ChipLink({ identifier, label, href }: ChipWords & { readonly href: string }) {
  return (
    <a className={look} href={href} aria-label={label} data-testid={testid}>
      <Inside identifier={identifier} />
    </a>
  )
}

interface ChipProps extends ChipWords {
  readonly name: string
  readonly value: string
  readonly disabled: boolean
}

export function Chip({ identifier, label, name, value, disabled }: ChipProps) {
  return (
    <button
      className={look}
      type="submit"
      name={name}
      value={value}
      disabled={disabled}
      aria-label={label}
      data-testid={testid}
    >
      <Inside identifier={identifier} />
    </button>
  )
}
