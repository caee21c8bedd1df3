import type { MouseEvent } from 'react'
import { Icon, type IconName } from './icon.tsx'

export interface MethodEntryProps {
  readonly method: string
  readonly icon: IconName
  readonly title: string
  readonly description: string
  /** The same page with this method chosen; works without a script. */
  readonly href: string
  readonly disabled?: boolean | undefined
  readonly onChoose: (event: MouseEvent<HTMLAnchorElement>) => void
}

export function MethodEntry({ method, icon, title, description, href, disabled, onChoose }: MethodEntryProps) {
  const testId = `method/${method}`
  const words = (
    <>
      <Icon name={icon} />
      <span>
        <span className="method__t">{title}</span>
        <span className="method__d">{description}</span>
      </span>
    </>
  )
  if (disabled) {
    return (
      <div className="method" aria-disabled="true" data-testid={testId}>
        {words}
      </div>
    )
  }
  return (
    <a className="method" href={href} data-testid={testId} onClick={onChoose}>
      {words}
      <span className="method__go">
        <Icon name="go" small />
      </span>
    </a>
  )
}
