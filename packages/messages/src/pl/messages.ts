import { messagesOfErrors } from './messages-errors.ts'
import { messagesOfInformation } from './messages-information.ts'
import { messagesOfLabels } from './messages-labels.ts'

export const messageTexts = { ...messagesOfInformation, ...messagesOfLabels, ...messagesOfErrors } as const
