import type { ProjectConfiguration } from '@collect/contract'
import { SettingsForm } from '@collect/flow-react'
import { useText } from '@collect/messages/react'

import { PageTitle } from '../frame/page-title.tsx'
import { flowNotice } from '../live/flow-notice.ts'
import { useLiveFlow } from '../live/use-live-flow.ts'
import { useUnmarkedAddress } from '../live/use-unmarked-address.ts'
import type { FoundFlow } from '../server/load-flow.ts'
import type { OpenSession } from '../server/load-sessions.ts'
import type { AccountLife } from '../server/load-account.ts'
import { ActivitySection } from './activity-section.tsx'
import { DataSection } from './data-section.tsx'
import { DeletionSection } from './deletion-section.tsx'
import type { Ended } from './ended.ts'
import { ProfileCard } from './profile-card.tsx'
import { SectionIndex } from './section-index.tsx'
import { SessionsSection } from './sessions-section.tsx'
import { useSettingsToasts } from './use-settings-toasts.ts'
import { VerifyCard } from './verify-card.tsx'

interface SettingsPageProps {
  readonly loaded: FoundFlow<'settings'>
  readonly project: ProjectConfiguration
  readonly others: readonly OpenSession[]
  readonly ended: Ended | undefined
  /** Nothing with a service of somebody else's. */
  readonly account: AccountLife | undefined
  readonly hasFailed: boolean
}

/** spec 1 §2, Profile settings page. */
export function SettingsPage({ loaded, project, others, ended, account, hasFailed }: SettingsPageProps) {
  const formatter = useText()
  const { text } = formatter
  const tell = useSettingsToasts(loaded.flow, ended)
  const { flow, props, failure, renew } = useLiveFlow({ kind: 'settings', flow: loaded.flow, project, onAnswer: tell })
  useUnmarkedAddress()
  const { screen } = props
  const identity = 'identity' in flow ? flow.identity : loaded.flow.identity
  const unverified = identity.verifiable_addresses?.[0]?.verified === false
  return (
    <>
      <PageTitle page={text('settings.title')} />
      <div className="head">
        <h1 tabIndex={-1}>{text('profile.heading')}</h1>
      </div>
      <div className="settings">
        {unverified && <VerifyCard href={project.verification_ui_url} />}
        <div className="settings__aside stack">
          <ProfileCard identity={identity} />
          {screen.state === 'settings' && (
            <SectionIndex sections={screen.sections} hasAccount={account !== undefined} />
          )}
        </div>
        <section className="card settings__form">
          <h2>{text('profile.update.title')}</h2>
          {screen.state === 'settings' && (
            <SettingsForm {...props} screen={screen} notice={flowNotice(formatter, failure, loaded.retried, renew)} />
          )}
          <SessionsSection others={others} ended={ended} />
          {account && (
            <>
              <ActivitySection events={account.events} />
              <DataSection />
              <DeletionSection
                dueAt={account.deletion_due_at}
                days={account.deletion_waiting_days}
                hasFailed={hasFailed}
              />
            </>
          )}
        </section>
      </div>
    </>
  )
}
