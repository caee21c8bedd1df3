import type { ProjectConfiguration } from '@collect/contract'
import { settingsScreenOf } from '@collect/flow'
import { SettingsForm } from '@collect/flow-react'
import { useText } from '@collect/messages/react'
import { Fragment } from 'react'
import { useFetcher } from 'react-router'

import { PageTitle } from '../../frame/page-title.tsx'
import { flowNotice } from '../live/flow-notice.ts'
import { useLiveFlow } from '../live/use-live-flow.ts'
import { useCleanUrl } from '../live/use-clean-url.ts'
import type { FoundFlow } from '../server/load/load-flow.ts'
import type { Ended, Failed } from '../server/settings-query.ts'
import { OlderSessionsNotice } from './older-sessions-notice.tsx'
import { olderSessions, type AccountContext } from './older-sessions.ts'
import { ReviewSection } from './review-section.tsx'
import { ProfileCard } from './profile-card.tsx'
import { SectionIndex } from './section-index.tsx'
import { shownSections } from './sections.tsx'
import { useSettingsToasts } from './use-settings-toasts.ts'
import { VerifyCard } from './verify-card.tsx'

interface SettingsPageProps extends AccountContext {
  readonly loaded: FoundFlow<'settings'>
  readonly project: ProjectConfiguration
  readonly ended: Ended | undefined
  readonly failed: Failed | undefined
}

/** Profile settings page (PROFILE-PAGE). */
export function SettingsPage({ loaded, project, ended, failed, ...arrived }: SettingsPageProps) {
  const formatter = useText()
  const { text } = formatter
  const around = useFetcher<AccountContext>()
  const { load } = around
  const showToasts = useSettingsToasts(loaded.flow, ended, () => void load('/settings/around'))
  const { others, account, apps } = around.data ?? arrived
  const { flow, props, ...happening } = useLiveFlow({
    kind: 'settings',
    flow: loaded.flow,
    screenOf: settingsScreenOf,
    project,
    onAnswer: showToasts,
  })
  useCleanUrl()
  const identity = 'identity' in flow ? flow.identity : loaded.flow.identity
  const unverified = identity.verifiable_addresses?.[0]?.verified === false
  const shown = shownSections({ others, ended, account, apps, failed })
  return (
    <>
      <PageTitle page={text('settings.title')} />
      <div className="head">
        <h1 tabIndex={-1}>{text('profile.heading')}</h1>
      </div>
      <div className="settings">
        {unverified && (
          <VerifyCard
            href={project.verification_ui_url}
            canGoOn={account !== undefined}
            hasFailed={failed === 'verification'}
          />
        )}
        <div className="settings__aside stack">
          <ProfileCard
            identity={identity}
            pending={account?.pending_address ?? undefined}
            hasFailed={failed === 'address'}
          />
          <SectionIndex sections={props.screen.sections} pageSections={shown} />
        </div>
        <section className="card settings__form">
          <h2>{text('profile.update.title')}</h2>
          <OlderSessionsNotice count={'issued_at' in flow ? olderSessions(flow, { others, account }).length : 0} />
          <SettingsForm
            {...props}
            notice={flowNotice(formatter, happening, loaded.retried)}
            afterPassword={account?.review && <ReviewSection review={account.review} ui={flow.ui} apps={apps} />}
          />
          {shown.map(({ id, element }) => (
            <Fragment key={id}>{element}</Fragment>
          ))}
        </section>
      </div>
    </>
  )
}
