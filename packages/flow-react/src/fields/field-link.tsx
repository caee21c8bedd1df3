export interface FieldLinkProps {
  readonly href: string
  readonly text: string
  readonly testid?: string | undefined
}

/** Drawn on the label's line but after the control in tab order, so that Tab reaches the field first. */
export function FieldLink({ href, text, testid }: FieldLinkProps) {
  return (
    <a className="link sm" href={href} data-testid={testid}>
      {text}
    </a>
  )
}
