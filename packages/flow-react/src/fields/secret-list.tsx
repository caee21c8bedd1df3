import { Icon } from './icon.tsx'

export interface Secret {
  readonly text: string
  readonly used: boolean
}

export interface SecretListProps {
  readonly id: string
  readonly label: string
  readonly secrets: readonly Secret[]
  readonly download: { readonly label: string; readonly file: string }
}

/** Codes to keep: one `<code>` each; a used one comes as words, without its code. */
export function SecretList({ id, label, secrets, download }: SecretListProps) {
  const unused = secrets.filter(({ used }) => !used).map(({ text }) => text)
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
      {unused.length > 0 && (
        // The file is in the link itself, so it needs neither a script nor a request.
        <a
          className="btn"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${unused.join('\n')}\n`)}`}
          download={download.file}
        >
          <Icon name="download" small />
          <span>{download.label}</span>
        </a>
      )}
    </div>
  )
}
