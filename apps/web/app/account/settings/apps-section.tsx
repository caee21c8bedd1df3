import { Message } from '@collect/flow-react'
import { useText } from '@collect/messages/react'

import type { LoadedApps } from '../server/load/load-apps.ts'
import { idOfSection } from '../server/settings-query.ts'
import { AppRows } from './app-rows.tsx'
import { Disconnect } from './disconnect.tsx'

export const appsId = idOfSection('apps')

interface AppsSectionProps {
  readonly apps: NonNullable<LoadedApps>
  readonly hasFailed: boolean
}

/** The applications that act for the user (SETTINGS-SECTION-8). The forms work without a script. */
export function AppsSection({ apps, hasFailed }: AppsSectionProps) {
  const { text } = useText()
  const isEmpty = apps.length === 0
  return (
    <section className="section">
      <div className="section__head">
        <h3 id={appsId}>{text('apps.title')}</h3>
        {apps !== 'unavailable' && <p>{text(isEmpty ? 'apps.none' : 'apps.description')}</p>}
      </div>
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
    </section>
  )
}
