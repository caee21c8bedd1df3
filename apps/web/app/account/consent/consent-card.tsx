import type { ProjectConfiguration } from '@collect/contract'
import { wordsIn, type ConsentFlow } from '@collect/flow'
import { ConsentScreen } from '@collect/flow-react'
import { useText } from '@collect/messages/react'

import { PageTitle } from '../../frame/page-title.tsx'
import { flowNotice } from '../live/flow-notice.ts'
import type { NoConsent } from '../server/load/load-consent.ts'
import { useLiveConsent } from './use-live-consent.ts'

interface ConsentCardProps {
  readonly flow: ConsentFlow
  readonly project: ProjectConfiguration
}

/** Consent screen (CONSENT-SCREEN). */
export function ConsentCard({ flow, project }: ConsentCardProps) {
  const formatter = useText()
  const { props, failure } = useLiveConsent(flow, project)
  return (
    <>
      <PageTitle page={wordsIn(formatter, props.screen.heading.title)} />
      <ConsentScreen {...props} notice={flowNotice(formatter, { failure })} />
    </>
  )
}

/** Explains why there is nothing to decide. */
export function NoConsentCard({ reason }: { readonly reason: NoConsent }) {
  const { text } = useText()
  return (
    <div className="authcard">
      <PageTitle page={text('error.title')} />
      <header className="authcard__head">
        <h1>{text('error.title')}</h1>
        <p className="muted" data-testid="ui/error/message">
          {text(`consent.${reason}`)}
        </p>
      </header>
      <a className="btn btn--block" href="/">
        {text('flow.back-home')}
      </a>
    </div>
  )
}
