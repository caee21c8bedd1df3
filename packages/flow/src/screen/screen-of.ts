import { cardScreenOf } from './card-screen.ts'
import { consentScreenOf } from './consent-screen.ts'
import type { Screen } from './model/screen.ts'
import { settingsScreenOf } from './settings-screen.ts'
import type { ScreenSource } from './model/source.ts'

/** A flow as people see it. Whoever knows the kind asks for its screen by name, and loads no other. */
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
