import type { ProjectConfiguration } from '@collect/contract'
import { wordsIn, type ConsentFlow } from '@collect/flow'
import { ConsentScreen } from '@collect/flow-react'
import { useText } from '@collect/messages/react'

import { PageTitle } from '../../frame/page-title.tsx'
import { flowNotice } from '../live/flow-notice.ts'
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
