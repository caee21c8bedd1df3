import type { SettingsScreen } from '@collect/flow'
import { SectionView } from './section-view.tsx'

/** Sections in their order, a form each. */
export function SettingsStep({ screen: { sections } }: { readonly screen: SettingsScreen }) {
  return sections.map((section) => <SectionView key={section.group} section={section} />)
}
