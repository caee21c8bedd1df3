export interface FieldLinkProps {
  readonly href: string
  readonly text: string
  readonly testid?: string | undefined
}

/** On the label's line to the eye, behind the control to the keyboard: nobody should tab over it to reach the field. */
export function FieldLink({ href, text, testid }: FieldLinkProps) {
  return (
    <a className="link sm" href={href} data-testid={testid}>
      {text}
    </a>
  )
}
