import { SettingsRow } from '@collect/flow-react'
import { useText } from '@collect/messages/react'
import type { ReactNode } from 'react'

interface PageRowProps {
  readonly id: string
  readonly title: string
  readonly state?: string | undefined
  readonly act: 'manage' | 'review'
  /** It has news for the user. */
  readonly isNews: boolean
  readonly children: ReactNode
}

/** A row of the page's own below the rows of the flow. */
export function PageRow({ act, isNews, ...row }: PageRowProps) {
  const { text } = useText()
  return <SettingsRow {...row} act={text(`settings.act.${act}`)} close={text('settings.act.close')} isOpen={isNews} />
}
