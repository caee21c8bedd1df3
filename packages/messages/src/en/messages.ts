import { messagesOfErrors } from './messages-errors.ts'
import { messagesOfInformation } from './messages-information.ts'
import { messagesOfLabels } from './messages-labels.ts'

/** Numbered messages (contract/messages.md §2); those of the settings come with the product's pages. */
export const messageTexts = { ...messagesOfInformation, ...messagesOfLabels, ...messagesOfErrors } as const
