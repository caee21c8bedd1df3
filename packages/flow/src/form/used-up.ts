import type { AnyFlow, UiMessage } from '@collect/contract'

/** Whether the flow took its last code: no code counts any more, not even a new one (docs/contract/http.md §6.4). */
export const isUsedUp = ({ ui }: Pick<AnyFlow, 'ui'>): boolean => ui.messages?.some(saysTooMany) === true

/** This project's service sends a key; a Kratos sends its English reason alone. */
const saysTooMany = ({ text, context }: UiMessage): boolean =>
  context?.['reason_key'] === 'tooManyCodes' || text.includes('submitted too often')
