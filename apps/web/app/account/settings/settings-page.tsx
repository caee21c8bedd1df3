import type { ProjectConfiguration } from '@collect/contract'
import { isRecovered, settingsScreenOf } from '@collect/flow'
import { Icon, Message, SettingsForm } from '@collect/flow-react'
import { useText } from '@collect/messages/react'
import { Fragment, useEffect } from 'react'

import { PageTitle } from '../../frame/page-title.tsx'
import { flowNotice } from '../live/flow-notice.ts'
import { useLiveFlow } from '../live/use-live-flow.ts'
import { useCleanUrl } from '../live/use-clean-url.ts'
import type { FoundFlow } from '../server/load/load-flow.ts'
import type { Ended, Failed } from '../server/settings-query.ts'
import { RenameForms, renameTool } from './security/rename-key.tsx'
import { OlderSessionsNotice } from './around/older-sessions-notice.tsx'
import { olderSessions, type AccountContext } from './around/older-sessions.ts'
import { LastSignIn } from './security/last-sign-in.tsx'
import { SecurityTally } from './security/security-tally.tsx'
import { ReviewSection } from './review-section.tsx'
import { ProfileCard } from './profile-card.tsx'
import { sectionExtras } from './section-extras.tsx'
import { SectionIndex } from './section-index.tsx'
import { sessionsId } from './sessions-section.tsx'
import { shownSections, type ShownSection } from './sections.tsx'
import { useAccountContext } from './around/use-account-context.ts'
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
  const [{ here, others, account, apps }, reload] = useAccountContext(arrived)
  const showToasts = useSettingsToasts(loaded.flow, ended, reload)
  const { flow, props, ...happening } = useLiveFlow({
    kind: 'settings',
    flow: loaded.flow,
    screenOf: settingsScreenOf,
    project,
    onAnswer: showToasts,
  })
  useCleanUrl()
  useEffect(() => {
    import('../live/signal-keys.ts').then(({ signalAccount }) => signalAccount(flow)).catch(() => {})
    import('../live/watch-keys.ts').then(({ watchCredentials }) => watchCredentials()).catch(() => {})
  }, [flow])
  const identity = 'identity' in flow ? flow.identity : loaded.flow.identity
  const [address] = identity.verifiable_addresses ?? []
  const codesHead = [
    project.name,
    new URL(loaded.flow.ui.action).host,
    ...(address ? [address.value] : []),
    formatter.date(loaded.flow.issued_at),
  ]
  const unverified = project.verification_enabled && identity.verifiable_addresses?.[0]?.verified === false
  const shown = shownSections({ here, others, ended, account, apps, failed })
  const profile = <ProfileCard key="profile" identity={identity} />
  const update = (
    <section className="card update" key="update">
      <h2>{text('profile.update.title')}</h2>
      <OlderSessionsNotice count={'issued_at' in flow ? olderSessions(flow, { others, account }).length : 0} />
      {(failed === 'passkey' || failed === 'webauthn') && <Message type="error" text={text('profile.failed')} />}
      {account && <RenameForms sections={props.screen.sections} />}
      <SettingsForm
        {...props}
        codesHead={codesHead}
        notice={flowNotice(formatter, happening, loaded.happened)}
        itemTool={account && renameTool}
        extras={sectionExtras(formatter, { account, identity, failed })}
        afterPassword={account?.review && <ReviewSection review={account.review} ui={flow.ui} apps={apps} />}
      />
    </section>
  )
  // The service has checked the flow's address. "Back to Home" stands beside it anyway.
  const back = loaded.flow.return_to ?? project.default_redirect_url
  return (
    <>
      <PageTitle page={text('settings.title')} />
      <div className="head">
        <p className="acts">
          <a className="link link--tap sm back" href="/">
            <Icon name="back" small />
            {text('flow.back-home')}
          </a>
          {back !== '/' && (
            <a className="link link--tap sm" href={back}>
              {text('error.action.go-back')}
            </a>
          )}
        </p>
        <h1 tabIndex={-1}>{text('profile.heading')}</h1>
      </div>
      <div className="desk">
        {unverified && (
          <VerifyCard
            href={project.verification_ui_url}
            canGoOn={account !== undefined}
            hasFailed={failed === 'verification'}
          />
        )}
        <SectionIndex
          sections={props.screen.sections}
          pageSections={shown}
          needing={account?.pending_address || unverified ? ['profile'] : []}
        />
        <div className="desk__main">
          {/* The page of a recovery begins with its one task. */}
          {isRecovered(flow) ? [update, profile] : [profile, update]}
          <div className="side">
            <SecurityTally
              identity={identity}
              sections={props.screen.sections}
              verifyHref={project.verification_enabled ? project.verification_ui_url : undefined}
            />
            <LastSignIn here={here} others={others} row={sessionsId} />
          </div>
          <PageCard title={text('settings.part.activity.title')} sections={shown} part="activity" />
          <PageCard title={text('profile.data.title')} sections={shown} part="data" />
        </div>
      </div>
    </>
  )
}

interface PageCardProps {
  readonly title: string
  readonly sections: readonly ShownSection[]
  readonly part: ShownSection['part']
}

/** A card of the page's own rows. */
function PageCard({ title, sections, part }: PageCardProps) {
  const own = sections.filter((section) => section.part === part)
  if (own.length === 0) return null
  return (
    <section className="card">
      <h2>{title}</h2>
      <div className="sets">
        {own.map(({ id, element }) => (
          <Fragment key={id}>{element}</Fragment>
        ))}
      </div>
    </section>
  )
}
