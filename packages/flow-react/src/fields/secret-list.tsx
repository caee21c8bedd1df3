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

/** Backup codes, one `<code>` each. A used one is a text without its code. */
export function SecretList({ id, label, secrets, download }: SecretListProps) {
  const unused = secrets.filter(({ used }) => !used).map(({ text }) => text)
  return (
    <div className="stack stack--sm">
      <p className="sm muted" data-testid={`node/text/${id}/label`}>
        {label}
      </p>
      <ul className="codes" data-testid={`node/text/${id}/text`}>
        {secrets.map(({ text, used }, position) => (
          // Texts of used codes repeat, so the index is the key.
          <li key={position} className={used ? 'is-used' : undefined}>
            <code>{text}</code>
          </li>
        ))}
      </ul>
      {unused.length > 0 && (
        // A data URL holds the file, so the link needs neither a script nor a request.
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
