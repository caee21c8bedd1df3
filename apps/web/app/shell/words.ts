import { createAccountFormatter } from '@collect/messages'

/** What every page can say. The product's pages know more (`product-words.tsx`), and weigh more. */
export const words = createAccountFormatter('en')
