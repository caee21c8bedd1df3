import type { SettingsScreen } from './screen.ts'
import { sectionsOf } from './sections.ts'
import { factsOf, shownOf } from './shown.ts'
import type { SourceOf } from './source.ts'

/** All that can be changed of an account, section by section. */
export function settingsScreenOf(source: SourceOf<'settings'>): SettingsScreen {
  const shown = shownOf(source)
  return { ...factsOf(shown), state: 'settings', sections: sectionsOf(shown) }
}
