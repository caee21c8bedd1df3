export interface NoteProps {
  readonly id: string
  readonly label?: string | undefined
  /** The element's whole text, so that users can copy a secret. */
  readonly text: string
  readonly secret: boolean
}

export function Note({ id, label, text, secret }: NoteProps) {
  return (
    <div className="stack stack--sm">
      {label && (
        <p className="sm muted" data-testid={`node/text/${id}/label`}>
          {label}
        </p>
      )}
      <div data-testid={`node/text/${id}/text`}>{secret ? <code className="secret">{text}</code> : <p>{text}</p>}</div>
    </div>
  )
}
