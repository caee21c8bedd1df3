import { useId } from 'react'

interface JsonProps {
  readonly name: string
  /** The whole session: the page's only `pre`, as tests know it (docs/contract/test-ids.md). */
  readonly isWhole?: boolean
  readonly value?: unknown
  /** Words in its place, when there is nothing to show. */
  readonly instead?: string
}

/** A value as it came, under its name. */
export function JsonView({ name, isWhole = false, value, instead }: JsonProps) {
  const heading = useId()
  const Block = isWhole ? 'pre' : 'code'
  return (
    <section className="stack stack--sm" aria-labelledby={heading}>
      <h3 id={heading}>{name}</h3>
      {instead === undefined ? (
        // It takes focus because it scrolls (WCAG 2.1.1).
        <Block className="secret secret--json" tabIndex={0}>
          {JSON.stringify(value, undefined, 2)}
        </Block>
      ) : (
        <p className="muted">{instead}</p>
      )}
    </section>
  )
}
