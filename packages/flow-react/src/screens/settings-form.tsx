import { MessageId } from '@collect/contract'
import type { SettingsScreen } from '@collect/flow'
import type { ReactNode } from 'react'
import { Messages, type Notice } from '../card/messages.tsx'
import { SettingsStep } from '../steps/settings-step.tsx'
import { FlowProvider, type FlowProps } from './flow-provider.tsx'

interface SettingsFormProps extends FlowProps<SettingsScreen> {
  readonly notice?: Notice | undefined
  /** What the page says below the password. */
  readonly afterPassword?: ReactNode
}

/** The settings flow without a card: the page that shows it has its own headings, and says "saved" in a toast. */
export function SettingsForm({ notice, afterPassword, ...flow }: SettingsFormProps) {
  return (
    <FlowProvider {...flow}>
      <Messages messages={flow.screen.messages} notice={notice} told={MessageId.settingsSaved} />
      <SettingsStep screen={flow.screen} afterPassword={afterPassword} />
    </FlowProvider>
  )
}
