import { Message } from '@collect/flow-react'
import { useText } from '@collect/messages/react'
import { idOfSection } from '../server/settings-query.ts'

export const dataId = idOfSection('data')

interface DataSectionProps {
  readonly hasFailed: boolean
}

/** A link without `download`, because the answer may be a file or a redirect to another page. */
export function DataSection({ hasFailed }: DataSectionProps) {
  const { text } = useText()
  return (
    <section className="section">
      <div className="section__head">
        <h3 id={dataId}>{text('profile.data.title')}</h3>
        <p>{text('profile.data.description')}</p>
      </div>
      <div className="messages" role="status">
        {hasFailed && <Message type="error" text={text('profile.failed')} />}
      </div>
      <div className="section__foot">
        <a className="btn" href="/settings/data">
          {text('profile.data.download')}
        </a>
      </div>
    </section>
  )
}
