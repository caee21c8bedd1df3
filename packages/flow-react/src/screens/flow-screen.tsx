import type { CardScreen } from '@collect/flow'
import type { ReactNode } from 'react'
import { Card } from '../card/card.tsx'
import type { Notice } from '../card/messages.tsx'
import { Step } from '../steps/step.tsx'
import { FlowProvider, type FlowProps } from './flow-provider.tsx'
import { useAccountChooser } from './use-account-chooser.ts'

interface FlowScreenProps extends FlowProps<CardScreen> {
  readonly notice?: Notice | undefined
  /** Drawn in the card below the step. */
  readonly children?: ReactNode
}

/** A whole flow in its card: login, registration, recovery, verification. */
export function FlowScreen({ notice, children, ...flow }: FlowScreenProps) {
  return (
    <FlowProvider {...flow}>
      <Card screen={flow.screen} notice={notice}>
        <AccountChooser screen={flow.screen} />
        <Step screen={flow.screen} />
        {children}
      </Card>
    </FlowProvider>
  )
}

/** Below the provider, whose view tells when a submit or a ceremony runs. */
function AccountChooser({ screen }: { readonly screen: CardScreen }) {
  useAccountChooser(screen)
  return null
}
