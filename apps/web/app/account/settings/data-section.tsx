import { Message } from '@collect/flow-react'
import { useText } from '@collect/messages/react'
import { idOfSection } from '../server/settings-query.ts'
import { StillRow } from './page-row.tsx'

export const dataId = idOfSection('data')

interface DataSectionProps {
  readonly hasFailed: boolean
}

/** A row that is a link, without `download`, because the answer may be a file or a redirect to another page. */
export function DataSection({ hasFailed }: DataSectionProps) {
  const { text } = useText()
  return (
    <StillRow
      id={dataId}
      title={text('profile.data.download')}
      state={text('profile.data.description')}
      link={{ href: '/settings/data', act: text('settings.act.download') }}
    >
      <div className={hasFailed ? 'messages set__body' : 'messages'} role="status">
        {hasFailed && <Message type="error" text={text('profile.failed')} />}
      </div>
    </StillRow>
  )
}
