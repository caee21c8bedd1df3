export interface Secret {
  readonly text: string
  readonly used: boolean
}

export interface SecretListProps {
  readonly id: string
  readonly label: string
  readonly secrets: readonly Secret[]
}

/** Codes to keep: one `<code>` each; a used one comes as words, without its code. */
export function SecretList({ id, label, secrets }: SecretListProps) {
  return (
    <div className="stack stack--sm">
      <p className="sm muted" data-testid={`node/text/${id}/label`}>
        {label}
      </p>
      <ul className="codes" data-testid={`node/text/${id}/text`}>
        {secrets.map(({ text, used }, position) => (
          // Used codes repeat their words, so the place in the list is their only name.
          <li key={position} className={used ? 'is-used' : undefined}>
            <code>{text}</code>
          </li>
        ))}
      </ul>
    </div>
  )
}
