import type { SettingsScreen } from './model/screen.ts'
import { sectionsOf } from './parts/sections.ts'
import { screenFactsOf, shownOf } from './parts/shown.ts'
import type { SourceOf } from './model/source.ts'

/** The settings of an account, section by section. */
export function settingsScreenOf(source: SourceOf<'settings'>): SettingsScreen {
  const shown = shownOf(source)
  return { ...screenFactsOf(shown), state: 'settings', sections: sectionsOf(shown) }
}
