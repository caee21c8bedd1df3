interface ActFailureProps {
  /** Why nothing was saved; undefined without a failure. */
  readonly text: string | undefined
  readonly className?: string
}

/** A failure must not vanish with its toast (WCAG 2.2.1), so it stands at its form too. */
export function ActFailure({ text, className = 'error' }: ActFailureProps) {
  if (text === undefined) return null
  return (
    <p className={className} role="alert" data-notice="failed">
      <span>{text}</span>
    </p>
  )
}
