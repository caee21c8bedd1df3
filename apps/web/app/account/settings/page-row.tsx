import { RowState, SettingsRow, type SettingsRowProps } from '@collect/flow-react'
import { useText } from '@collect/messages/react'
import type { ReactNode } from 'react'

interface PageRowProps extends Pick<SettingsRowProps, 'id' | 'title' | 'state' | 'tone'> {
  readonly act: 'manage' | 'review' | 'delete'
  /** It has news for the user. */
  readonly isNews: boolean
  readonly children: ReactNode
}

/** A row of the page's own below the rows of the flow. */
export function PageRow({ act, isNews, ...row }: PageRowProps) {
  const { text } = useText()
  return <SettingsRow {...row} act={text(`settings.act.${act}`)} close={text('settings.act.close')} isOpen={isNews} />
}

interface StillRowProps extends Pick<SettingsRowProps, 'id' | 'title' | 'state'> {
  /** Where the row leads, and the word at its end. */
  readonly link?: { readonly href: string; readonly act: string } | undefined
  readonly children?: ReactNode
}

/** A row that opens nothing: it is a link, or says all itself. */
export function StillRow({ id, title, state, link, children }: StillRowProps) {
  const name = (
    <>
      <h3 className="set__t" id={id}>
        {title}
      </h3>
      {state && <RowState state={state} />}
    </>
  )
  return (
    <div className="set" id={`${id}-in`}>
      {link ? (
        <a className="set__sum" href={link.href}>
          {name}
          <span className="set__act">{link.act}</span>
        </a>
      ) : (
        <div className="set__sum set__sum--still">{name}</div>
      )}
      {children}
    </div>
  )
}
