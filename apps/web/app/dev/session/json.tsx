import { useId } from 'react'

interface JsonProps {
  readonly name: string
  /** The whole session: the page's only `pre`, which tests read (docs/contract/test-ids.md). */
  readonly isWhole?: boolean
  readonly value?: unknown
  /** The text when there is no value. */
  readonly instead?: string
}

/** A raw value under its name. */
export function JsonView({ name, isWhole = false, value, instead }: JsonProps) {
  const heading = useId()
  const Block = isWhole ? 'pre' : 'code'
  return (
    <section className="stack stack--sm" aria-labelledby={heading}>
      <h3 id={heading}>{name}</h3>
      {instead === undefined ? (
        // Focusable because it scrolls (WCAG 2.1.1).
        <Block className="secret secret--json" tabIndex={0}>
          {JSON.stringify(value, undefined, 2)}
        </Block>
      ) : (
        <p className="muted">{instead}</p>
      )}
    </section>
  )
}
