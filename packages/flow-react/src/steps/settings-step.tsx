import type { SettingsScreen } from '@collect/flow'
import { Fragment, type ReactNode } from 'react'
import type { ItemTool } from './item-rows.tsx'
import { SectionView } from './section-view.tsx'

interface SettingsStepProps {
  readonly screen: SettingsScreen
  readonly afterPassword?: ReactNode
  readonly itemTool?: ItemTool | undefined
}

/** The sections in their order, each with its own form. */
export function SettingsStep({ screen: { sections }, afterPassword, itemTool }: SettingsStepProps) {
  return sections.map((section) => (
    <Fragment key={section.group}>
      <SectionView section={section} tool={itemTool} />
      {section.group === 'password' && afterPassword}
    </Fragment>
  ))
}
