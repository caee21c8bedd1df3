import type { MessageType, UiMessage } from '@collect/contract'
import { saidTexts, type SaidKey, type Values } from '@collect/messages'
import { languageHere } from '../courier/language.ts'

/** The numbers of messages that a Kratos does not have. No catalogue of a page knows them: the service says them. */
const ids = {
  'said.first-proof': 1059001,
} as const satisfies Partial<Record<SaidKey, number>>

/** A message in the language of the request. */
const said = (key: keyof typeof ids, values: Values = {}, type: MessageType = 'info'): UiMessage => ({
  id: ids[key],
  text: saidTexts(languageHere())(key, values),
  type,
})

/** What was set up before the first proof of an address is gone. */
export const firstProofSaid = (): UiMessage => said('said.first-proof', {}, 'success')
