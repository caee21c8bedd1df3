import type { Catalogue } from '../catalogue.ts'
import { accountTexts } from './account.ts'
import { messageTexts } from './messages.ts'
import { messagesOfSettings, productTexts } from './product.ts'

export const catalogue: Catalogue = {
  messages: { ...messageTexts, ...messagesOfSettings },
  texts: { ...accountTexts, ...productTexts },
}
