import { consentOf } from './parts/consent.ts'
import { formOf } from './form/form-of.ts'
import { hiddenFieldsOf } from './form/hidden.ts'
import type { ConsentScreen } from './model/screen.ts'
import { screenFactsOf, shownOf } from './parts/shown.ts'
import type { SourceOf } from './model/source.ts'

/** The card that asks for consent to an OAuth2 client's request (CONSENT-SCREEN). */
export function consentScreenOf(source: SourceOf<'oauth2_consent'>): ConsentScreen {
  const shown = shownOf(source)
  return {
    ...screenFactsOf(shown),
    state: 'consent',
    form: { ...formOf(shown), hidden: hiddenFieldsOf(source.flow.ui.nodes) },
    consent: consentOf(source),
  }
}
