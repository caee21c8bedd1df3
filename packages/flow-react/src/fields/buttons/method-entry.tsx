import type { MouseEvent } from 'react'
import { Icon, type IconName } from '../icon.tsx'
import { Spinner } from './submit-button.tsx'

export interface MethodWords {
  readonly testid: string
  readonly icon: IconName
  readonly title: string
  readonly description: string
  /** Text of the mark beside the title. */
  readonly badge?: string | undefined
}

function Words({ icon, title, description, badge, busy }: Omit<MethodWords, 'testid'> & { readonly busy?: boolean }) {
  return (
    <>
      {busy ? <Spinner /> : <Icon name={icon} />}
      <span>
        <span className="method__t">
          {title}
          {badge && <span className="badge"> {badge}</span>}
        </span>
        <span className="method__d">{description}</span>
      </span>
      <span className="method__go">
        <Icon name="go" small />
      </span>
    </>
  )
}

export interface MethodLinkProps extends MethodWords {
  /** Address of the page with this method chosen, for browsers without a script. */
  readonly href: string
  readonly onChoose: (event: MouseEvent<HTMLAnchorElement>) => void
}

export function MethodLink({ testid, href, onChoose, ...words }: MethodLinkProps) {
  return (
    <a className="method" href={href} data-testid={testid} onClick={onChoose}>
      <Words {...words} />
    </a>
  )
}

export interface MethodButtonProps extends MethodWords {
  readonly type: 'submit' | 'button'
  readonly name: string
  readonly value?: string | undefined
  readonly busy: boolean
  readonly disabled: boolean
  readonly onPress?: () => void
}

export function MethodButton(props: MethodButtonProps) {
  const { testid, type, name, value, busy, disabled, onPress, ...words } = props
  return (
    <button
      className="method"
      type={type}
      name={name}
      value={value}
      disabled={busy || disabled}
      aria-busy={busy || undefined}
      data-testid={testid}
      onClick={onPress}
    >
      <Words {...words} busy={busy} />
    </button>
  )
}
