import { MessageId, type Group } from '@collect/contract'
import type { SettingsScreen } from '@collect/flow'
import type { ReactNode } from 'react'
import { Messages, type Notice } from '../card/messages.tsx'
import type { ItemTool } from '../steps/item-rows.tsx'
import { CodesSheet } from '../nodes/codes-sheet.tsx'
import type { SectionExtras } from '../steps/section-view.tsx'
import { SettingsStep } from '../steps/settings-step.tsx'
import { FlowProvider, type FlowProps } from './flow-provider.tsx'

interface SettingsFormProps extends FlowProps<SettingsScreen> {
  readonly notice?: Notice | undefined
  /** Content of the page below the password section. */
  readonly afterPassword?: ReactNode
  readonly itemTool?: ItemTool | undefined
  /** What the page knows of a section beside its nodes. */
  readonly extras?: Readonly<Partial<Record<Group, SectionExtras>>> | undefined
}

/** The settings flow without a card. The page adds its own headings, and shows "saved" in a toast. */
export function SettingsForm({ notice, afterPassword, itemTool, extras, ...flow }: SettingsFormProps) {
  return (
    <FlowProvider codes={CodesSheet} {...flow}>
      <Messages messages={flow.screen.messages} notice={notice} toastMessageId={MessageId.settingsSaved} />
      <div className="sets">
        <SettingsStep screen={flow.screen} afterPassword={afterPassword} itemTool={itemTool} extras={extras} />
      </div>
    </FlowProvider>
  )
}
