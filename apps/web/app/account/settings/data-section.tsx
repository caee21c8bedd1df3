import { Message } from '@collect/flow-react'
import { useText } from '@collect/messages/react'
import { idOfSection } from '../server/settings-query.ts'
import { PageRow } from './page-row.tsx'

export const dataId = idOfSection('data')

interface DataSectionProps {
  readonly hasFailed: boolean
}

/** A link without `download`, because the answer may be a file or a redirect to another page. */
export function DataSection({ hasFailed }: DataSectionProps) {
  const { text } = useText()
  return (
    <PageRow
      id={dataId}
      title={text('profile.data.title')}
      state={text('profile.data.description')}
      act="manage"
      isNews={hasFailed}
    >
      <div className="messages" role="status">
        {hasFailed && <Message type="error" text={text('profile.failed')} />}
      </div>
      <div className="section__foot">
        <a className="btn" href="/settings/data">
          {text('profile.data.download')}
        </a>
      </div>
    </PageRow>
  )
}
