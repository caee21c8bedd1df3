import type { SettingsScreen } from '@collect/flow'
import { Fragment, type ReactNode } from 'react'
import { SectionView } from './section-view.tsx'

interface SettingsStepProps {
  readonly screen: SettingsScreen
  readonly afterPassword?: ReactNode
}

/** The sections in their order, each with its own form. */
export function SettingsStep({ screen: { sections }, afterPassword }: SettingsStepProps) {
  return sections.map((section) => (
    <Fragment key={section.group}>
      <SectionView section={section} />
      {section.group === 'password' && afterPassword}
    </Fragment>
  ))
}
