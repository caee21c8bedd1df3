import type { Catalogue } from './catalogue.ts'
import type { Locale } from './locale.ts'

/** What a page needs: the account screens, or the product's own pages too. */
export type Area = 'account' | 'all'

const account: Record<Locale, () => Promise<Catalogue>> = {
  en: async () => {
    const [{ accountTexts }, { messageTexts }] = await Promise.all([
      import('./en/account.ts'),
      import('./en/messages.ts'),
    ])
    return { messages: messageTexts, texts: accountTexts }
  },
}
const all: Record<Locale, () => Promise<Catalogue>> = {
  en: async () => (await import('./en/index.ts')).english,
}

/** One language alone, in files of its own: the browser gets no other (spec 2 §9). */
export const loadCatalogue = (locale: Locale, area: Area): Promise<Catalogue> =>
  (area === 'account' ? account : all)[locale]()
