import { expect, test } from 'vitest'
import { everyLanguage } from './languages.ts'
import { loadCatalogue } from './load.ts'
import { locales } from './locale.ts'

test.each(locales)(
  '%s: a product page loads all texts, an account page only those of account pages',
  async (locale) => {
    const all = await loadCatalogue(locale, 'all')
    const account = await loadCatalogue(locale, 'account')
    expect(all).toEqual(everyLanguage[locale])
    expect(all.texts).toMatchObject(account.texts)
    expect(all.messages).toMatchObject(account.messages)
    expect(account.texts).not.toHaveProperty(['shop.lead'])
    expect(Object.keys(account.texts).filter((key) => key.startsWith('mail.') || key.startsWith('server.'))).toEqual([])
  },
)
