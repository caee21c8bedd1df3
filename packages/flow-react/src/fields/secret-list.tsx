import { Icon } from './icon.tsx'
import { useHydrated } from './use-hydrated.ts'

interface Secret {
  readonly text: string
  readonly used: boolean
}

interface SecretListProps {
  readonly id: string
  readonly label: string
  readonly secrets: readonly Secret[]
  /** Stands above the codes on paper. */
  readonly head: readonly string[]
  readonly download?: { readonly label: string; readonly file: string; readonly text: string }
  readonly print?: string
}

/** Groups of four characters are easier to copy by hand. */
export const grouped = (code: string): readonly string[] =>
  code.length % 4 === 0 ? (code.match(/.{4}/gu) ?? [code]) : [code]

/** Backup codes, one `<code>` each. A used one is a text without its code, in its place. */
export function SecretList({ id, label, secrets, head, download, print }: SecretListProps) {
  const canPrint = useHydrated()
  return (
    <div className="stack stack--sm">
      <p className="sm muted" data-testid={`node/text/${id}/label`}>
        {label}
      </p>
      <div className="codes__head" aria-hidden="true">
        {head.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <ul className="codes" data-testid={`node/text/${id}/text`}>
        {secrets.map(({ text, used }, position) => (
          // Texts of used codes repeat, so the index is the key.
          <li key={position} className={used ? 'is-used' : undefined}>
            {used && <s aria-hidden="true">•••• ••••</s>}
            <code>{used ? text : grouped(text).map((part, place) => <span key={place}>{part}</span>)}</code>
          </li>
        ))}
      </ul>
      {download && (
        <div className="acts codes__acts">
          {/* A data URL holds the file, so the link needs neither a script nor a request. */}
          <a
            className="btn"
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(download.text)}`}
            download={download.file}
          >
            <Icon name="download" small />
            <span>{download.label}</span>
          </a>
          {canPrint && (
            <button className="btn" type="button" onClick={() => globalThis.print()}>
              {print}
            </button>
          )}
        </div>
      )}
    </div>
  )
}
