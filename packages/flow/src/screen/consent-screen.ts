import { consentOf } from './consent.ts'
import { formOf } from './form-of.ts'
import { hiddenFieldsOf } from './hidden.ts'
import type { ConsentScreen } from './screen.ts'
import { factsOf, shownOf } from './shown.ts'
import type { SourceOf } from './source.ts'

/** The card that asks whether a third-party application may have what it wants (spec 2 §2, Consent screen). */
export function consentScreenOf(source: SourceOf<'oauth2_consent'>): ConsentScreen {
  const shown = shownOf(source)
  return {
    ...factsOf(shown),
    state: 'consent',
    form: { ...formOf(shown), hidden: hiddenFieldsOf(source.flow.ui.nodes) },
    consent: consentOf(source),
  }
}
