import { cardScreenOf } from './card-screen.ts'
import { consentScreenOf } from './consent-screen.ts'
import type { Screen } from './model/screen.ts'
import { settingsScreenOf } from './settings-screen.ts'
import type { CardScreen } from './model/screen.ts'
import type { ScreenSource } from './model/source.ts'
import { formOf } from './form/form-of.ts'
import { isKnownKind, unknownHeading } from './parts/heading.ts'

/**
 * The screen of any flow. A page that knows its kind uses `cardScreenOf` and the like, and loads less code.
 * A flow of a kind that the kit does not know is a card with an error and without nodes (CARD-HEADER-4).
 */
export function screenOf(source: ScreenSource): Screen {
  if (!isKnownKind(source.kind)) return unknownScreenOf(source)
  switch (source.kind) {
    case 'settings':
      return settingsScreenOf(source)
    case 'oauth2_consent':
      return consentScreenOf(source)
    default:
      return cardScreenOf(source)
  }
}

/** Its nodes may mean anything, so none is drawn; its messages are. */
const unknownScreenOf = ({ kind, flow }: ScreenSource): CardScreen => ({
  kind: kind as CardScreen['kind'],
  flowId: flow.id,
  heading: { ...unknownHeading, messages: [] },
  messages: flow.ui.messages ?? [],
  footer: [],
  scripts: [],
  state: 'select_method',
  methods: [],
  form: { ...formOf({ kind, flow }), hidden: [], fields: [] },
  divider: false,
})
