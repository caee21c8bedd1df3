import { useId } from 'react'

interface JsonProps {
  readonly name: string
  readonly value?: unknown
  /** Words in its place, when there is nothing to show. */
  readonly instead?: string
}

/** A value as it came, under its name. */
export function Json({ name, value, instead }: JsonProps) {
  const heading = useId()
  return (
    <section className="stack stack--sm" aria-labelledby={heading}>
      <h3 id={heading}>{name}</h3>
      {instead === undefined ? (
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable (WCAG 2.1.1)
        <pre className="secret" tabIndex={0}>
          {JSON.stringify(value, undefined, 2)}
        </pre>
      ) : (
        <p className="muted">{instead}</p>
      )}
    </section>
  )
}
