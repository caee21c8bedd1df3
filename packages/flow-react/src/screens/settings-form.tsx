import { MessageId } from '@collect/contract'
import { Messages, type Notice } from '../card/messages.tsx'
import { Step } from '../steps/step.tsx'
import { FlowProvider, type FlowProps } from './flow-provider.tsx'

/** The settings flow without a card: the page that shows it has its own headings, and says "saved" in a toast. */
export function SettingsForm({ notice, ...flow }: FlowProps & { readonly notice?: Notice | undefined }) {
  return (
    <FlowProvider {...flow}>
      <Messages messages={flow.screen.messages} notice={notice} told={MessageId.settingsSaved} />
      <Step screen={flow.screen} />
    </FlowProvider>
  )
}
