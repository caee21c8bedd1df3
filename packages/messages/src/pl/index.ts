import type { Catalogue } from '../catalogue.ts'
import { accountTexts } from './account.ts'
import { messageTexts } from './messages.ts'
import { productTexts } from './product.ts'

export const polish: Catalogue = { messages: messageTexts, texts: { ...accountTexts, ...productTexts } }
