import type { SettingsScreen } from '@collect/flow'
import { Fragment, type ReactNode } from 'react'
import { SectionView } from './section-view.tsx'

interface SettingsStepProps {
  readonly screen: SettingsScreen
  readonly afterPassword?: ReactNode
}

/** Sections in their order, a form each. */
export function SettingsStep({ screen: { sections }, afterPassword }: SettingsStepProps) {
  return sections.map((section) => (
    <Fragment key={section.group}>
      <SectionView section={section} />
      {section.group === 'password' && afterPassword}
    </Fragment>
  ))
}
