import { expect, test } from 'vitest'
import { directionOf, languageNames, locales, localeOfTag, tagOf } from './locale.ts'

test.each(locales)('the tag of %s leads back to the locale, and Intl knows it', (locale) => {
  const tag = tagOf(locale)
  expect(localeOfTag(tag)).toBe(locale)
  expect(Intl.getCanonicalLocales(tag)).toEqual([tag])
  expect(Intl.DateTimeFormat.supportedLocalesOf(tag)).toEqual([tag])
  // A reader looks for the language's own name.
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(locale)
  expect(languageNames[locale].toLowerCase()).toBe(name?.toLowerCase())
})

/** TypeScript's library does not declare it yet. */
interface WithTextInfo extends Intl.Locale {
  getTextInfo(): { readonly direction: string }
}

test.each(locales)('WCAG 1.3.2: the writing direction of %s is that of Intl', (locale) => {
  expect(directionOf(locale)).toBe((new Intl.Locale(tagOf(locale)) as WithTextInfo).getTextInfo().direction)
})
