import { useState } from 'react'
import { Icon } from './icon.tsx'
import { useHydrated } from './use-hydrated.ts'

interface Secret {
  readonly text: string
  readonly used: boolean
}

interface Tools {
  readonly file: { readonly label: string; readonly name: string; readonly text: string }
  readonly print: string
  readonly copy: { readonly label: string; readonly done: string; readonly text: string }
}

interface SecretListProps {
  readonly id: string
  readonly label: string
  readonly secrets: readonly Secret[]
  /** Stands above the codes on paper. */
  readonly head: readonly string[]
  /** They do not count yet. */
  readonly isNew?: true | undefined
  readonly tools?: Tools
}

/** Groups of four characters are easier to copy by hand. */
export const grouped = (code: string): readonly string[] =>
  code.length % 4 === 0 ? (code.match(/.{4}/gu) ?? [code]) : [code]

/** Backup codes, one `<code>` each. A used one is a text without its code, in its place. */
export function SecretList({ id, label, secrets, head, isNew, tools }: SecretListProps) {
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
      <ol className={isNew ? 'codes codes--new' : 'codes'} data-testid={`node/text/${id}/text`}>
        {secrets.map(({ text, used }, position) => (
          // Texts of used codes repeat, so the index is the key.
          <li key={position} className={used ? 'is-used' : undefined}>
            {used && <s aria-hidden="true">•••• ••••</s>}
            <code>{used ? text : grouped(text).map((part, place) => <span key={place}>{part}</span>)}</code>
          </li>
        ))}
      </ol>
      {tools && <CodeTools {...tools} />}
    </div>
  )
}

function CodeTools({ file, print, copy }: Tools) {
  const hasScript = useHydrated()
  const [copied, setCopied] = useState(false)
  async function put() {
    // The browser may refuse: the codes stand above.
    setCopied(
      await navigator.clipboard.writeText(copy.text).then(
        () => true,
        () => false,
      ),
    )
  }
  return (
    <div className="codes__acts">
      {/* A data URL holds the file, so the link needs neither a script nor a request. */}
      <a className="btn" href={`data:text/plain;charset=utf-8,${encodeURIComponent(file.text)}`} download={file.name}>
        <Icon name="download" small />
        <span>{file.label}</span>
      </a>
      {hasScript && (
        <>
          <button className="btn" type="button" onClick={() => globalThis.print()}>
            <ToolIcon path="M7 9V3.5h10V9M7 17.5H4V9h16v8.5h-3M7 14h10v6.5H7z" />
            <span>{print}</span>
          </button>
          <button className="btn" type="button" onClick={put}>
            <ToolIcon path="M8.5 8.5h11v12h-11zM15.5 8.5v-5h-11v12h4" />
            <span>{copied ? copy.done : copy.label}</span>
          </button>
          <span className="sr" role="status">
            {copied ? copy.done : ''}
          </span>
        </>
      )}
    </div>
  )
}

/** The login page needs neither icon, so they are no part of the icons that it loads. */
function ToolIcon({ path }: { readonly path: string }) {
  return (
    <svg className="icon icon--sm" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  )
}
