import type { Catalogue } from './catalogue.ts'
import type { Locale } from './locale.ts'

/** What a page needs: the account screens, or the product's own pages too. */
export type Area = 'account' | 'all'

interface AccountWords {
  readonly accountTexts: Catalogue['texts']
  readonly messageTexts: Catalogue['messages']
}
interface ProductWords {
  readonly messagesOfSettings: Catalogue['messages']
  readonly productTexts: Catalogue['texts']
}

// Each in a file of its own: a bundler has to read the names here.
const account: Readonly<Record<Locale, () => Promise<AccountWords>>> = {
  en: () => import('./en/account.ts'),
  de: () => import('./de/account.ts'),
  es: () => import('./es/account.ts'),
  fr: () => import('./fr/account.ts'),
  nl: () => import('./nl/account.ts'),
  pl: () => import('./pl/account.ts'),
  pt: () => import('./pt/account.ts'),
  sv: () => import('./sv/account.ts'),
  no: () => import('./no/account.ts'),
}
const product: Readonly<Record<Locale, () => Promise<ProductWords>>> = {
  en: () => import('./en/product.ts'),
  de: () => import('./de/product.ts'),
  es: () => import('./es/product.ts'),
  fr: () => import('./fr/product.ts'),
  nl: () => import('./nl/product.ts'),
  pl: () => import('./pl/product.ts'),
  pt: () => import('./pt/product.ts'),
  sv: () => import('./sv/product.ts'),
  no: () => import('./no/product.ts'),
}

/** One language alone: a page gets no other (spec 2 §9). */
export async function loadCatalogue(locale: Locale, area: Area): Promise<Catalogue> {
  const [{ accountTexts, messageTexts }, more] = await Promise.all([
    account[locale](),
    area === 'all' ? product[locale]() : undefined,
  ])
  return {
    messages: { ...messageTexts, ...more?.messagesOfSettings },
    texts: { ...accountTexts, ...more?.productTexts },
  }
}
