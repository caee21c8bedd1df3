import type { FlowKind } from '@collect/contract'
import { cardScreenOf } from '@collect/flow'
import { FlowScreen } from '@collect/flow-react'
import { useText } from '@collect/messages/react'

import { useEffect } from 'react'

import { flowNotice } from '../live/flow-notice.ts'
import { usePrefilledIdentifier } from '../live/use-prefilled-identifier.ts'
import { useLiveFlow } from '../live/use-live-flow.ts'
import { useCleanUrl } from '../live/use-clean-url.ts'
import type { FoundFlow } from '../server/load/load-flow.ts'
import type { Page } from '../server/load/load-page.ts'
import { AccountFrame } from './account-frame.tsx'
import { FlowErrorCard } from './flow-error-card.tsx'
import { StepTitle } from './step-title.tsx'

type CardKind = Exclude<FlowKind, 'settings' | 'verification'>

export interface FlowPageProps {
  readonly page: Page<CardKind>
  readonly logoutUrl?: string | undefined
}

/** The page of login, registration and recovery: one card in the frame of the account pages. */
export function FlowPage({ page, logoutUrl }: FlowPageProps) {
  const { kind, loaded, search } = page
  return (
    <AccountFrame>
      {loaded.found ? (
        // Another flow mounts the page anew.
        <Live key={loaded.flow.id} page={page} loaded={loaded} logoutUrl={logoutUrl} />
      ) : (
        <FlowErrorCard kind={kind} loaded={loaded} query={search} />
      )}
    </AccountFrame>
  )
}

interface LiveProps extends FlowPageProps {
  readonly loaded: FoundFlow<CardKind>
}

function Live({ page: { kind, project }, loaded, logoutUrl }: LiveProps) {
  const formatter = useText()
  const { flow, props, ...happening } = useLiveFlow({
    kind,
    flow: loaded.flow,
    screenOf: cardScreenOf,
    project,
    logoutUrl,
  })
  usePrefilledIdentifier(kind)
  useCleanUrl()
  useEffect(
    () =>
      void import('../live/watch-keys.ts').then(
        ({ watchKeys }) => watchKeys(flow),
        () => {},
      ),
    [flow],
  )
  return (
    <>
      <StepTitle screen={props.screen} />
      <FlowScreen {...props} notice={flowNotice(formatter, happening, loaded.happened)} />
    </>
  )
}
