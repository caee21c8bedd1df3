import type { CardScreen } from '@collect/flow'
import type { ReactNode } from 'react'
import { Card } from '../card/card.tsx'
import type { Notice } from '../card/messages.tsx'
import { Step } from '../steps/step.tsx'
import { FlowProvider, type FlowProps } from './flow-provider.tsx'

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
        <Step screen={flow.screen} />
        {children}
      </Card>
    </FlowProvider>
  )
}
