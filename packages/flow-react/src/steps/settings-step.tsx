import type { Group } from '@collect/contract'
import type { SettingsScreen } from '@collect/flow'
import { Fragment, type ReactNode } from 'react'
import type { ItemTool } from './item-rows.tsx'
import { SectionView, type SectionExtras } from './section-view.tsx'

interface SettingsStepProps {
  readonly screen: SettingsScreen
  readonly afterPassword?: ReactNode
  readonly itemTool?: ItemTool | undefined
  /** What the page knows of a section beside its nodes. */
  readonly extras?: Readonly<Partial<Record<Group, SectionExtras>>> | undefined
}

/** The sections in their order, each with its own form. */
export function SettingsStep({ screen: { sections }, afterPassword, itemTool, extras }: SettingsStepProps) {
  return sections.map((section) => (
    <Fragment key={section.group}>
      <SectionView section={section} tool={itemTool} extras={extras?.[section.group]} />
      {section.group === 'password' && afterPassword}
    </Fragment>
  ))
}
