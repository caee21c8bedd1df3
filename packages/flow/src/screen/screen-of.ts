import { cardScreenOf } from './card-screen.ts'
import { consentScreenOf } from './consent-screen.ts'
import type { Screen } from './model/screen.ts'
import { settingsScreenOf } from './settings-screen.ts'
import type { ScreenSource } from './model/source.ts'

/** The screen of any flow. A page that knows its kind uses `cardScreenOf` and the like, and loads less code. */
export function screenOf(source: ScreenSource): Screen {
  switch (source.kind) {
    case 'settings':
      return settingsScreenOf(source)
    case 'oauth2_consent':
      return consentScreenOf(source)
    default:
      return cardScreenOf(source)
  }
}
