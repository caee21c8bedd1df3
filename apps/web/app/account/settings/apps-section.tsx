import { Message } from '@collect/flow-react'
import { useText } from '@collect/messages/react'

import type { LoadedApps } from '../server/load/load-apps.ts'
import { idOfSection } from '../server/settings-query.ts'
import { AppRows } from './app-rows.tsx'
import { Disconnect } from './disconnect.tsx'
import { PageRow, StillRow } from './page-row.tsx'

export const appsId = idOfSection('apps')

interface AppsSectionProps {
  readonly apps: NonNullable<LoadedApps>
  readonly hasFailed: boolean
}

/** The applications that act for the user (SETTINGS-SECTION-8). The forms work without a script. */
export function AppsSection({ apps, hasFailed }: AppsSectionProps) {
  const { text } = useText()
  const isEmpty = apps.length === 0
  if (isEmpty && !hasFailed) return <StillRow id={appsId} title={text('apps.title')} state={text('apps.none')} />
  return (
    <PageRow
      id={appsId}
      title={text('apps.title')}
      state={apps === 'unavailable' ? undefined : text(isEmpty ? 'apps.none' : 'apps.description')}
      act="manage"
      isNews={apps === 'unavailable' || hasFailed}
    >
      <div className="messages" role="status">
        {apps === 'unavailable' && <Message type="error" text={text('apps.unavailable')} />}
        {hasFailed && <Message type="error" text={text('profile.failed')} />}
      </div>
      {apps !== 'unavailable' && !isEmpty && (
        <>
          <ul className="rows">
            <AppRows apps={apps} />
          </ul>
          {apps.length > 1 && (
            <Disconnect label={text('apps.end-all')} question={text('apps.end-all.question')} name="apps" value="all" />
          )}
        </>
      )}
    </PageRow>
  )
}
