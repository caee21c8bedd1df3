import type { Catalogue } from './catalogue.ts'
import { catalogueOf, type LanguageParts } from './catalogue-of.ts'
import type { Locale } from './locale.ts'

/** What a page loads: the texts of account pages, or those of the product and the settings page too. */
export type Area = 'account' | 'all'

interface Files {
  account(): Promise<LanguageParts>
  product(): Promise<LanguageParts>
}

// A bundler finds a file only by a literal path.
const files: Readonly<Record<Locale, Files>> = {
  en: { account: () => import('./en/account.ts'), product: () => import('./en/product.ts') },
  de: { account: () => import('./de/account.ts'), product: () => import('./de/product.ts') },
  es: { account: () => import('./es/account.ts'), product: () => import('./es/product.ts') },
  fr: { account: () => import('./fr/account.ts'), product: () => import('./fr/product.ts') },
  nl: { account: () => import('./nl/account.ts'), product: () => import('./nl/product.ts') },
  pl: { account: () => import('./pl/account.ts'), product: () => import('./pl/product.ts') },
  pt: { account: () => import('./pt/account.ts'), product: () => import('./pt/product.ts') },
  sv: { account: () => import('./sv/account.ts'), product: () => import('./sv/product.ts') },
  no: { account: () => import('./no/account.ts'), product: () => import('./no/product.ts') },
}

/** Loads one language; a page gets no other (PRODUCT-LANGUAGE-1). */
export async function loadCatalogue(locale: Locale, area: Area): Promise<Catalogue> {
  const { account, product } = files[locale]
  const [accountPages, more] = await Promise.all([account(), area === 'all' ? product() : undefined])
  return catalogueOf({ ...accountPages, ...more })
}
