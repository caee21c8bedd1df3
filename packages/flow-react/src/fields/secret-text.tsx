export interface SecretTextProps {
  readonly id: string
  readonly label: string
  /** The element's whole text, so that it can be copied as it stands. */
  readonly text: string
}

export function SecretText({ id, label, text }: SecretTextProps) {
  return (
    <div className="stack stack--sm">
      <p className="sm muted" data-testid={`node/text/${id}/label`}>
        {label}
      </p>
      <div data-testid={`node/text/${id}/text`}>
        <code className="secret">{text}</code>
      </div>
    </div>
  )
}
