import { expect, test } from 'vitest'
import { directionOf, languageNames, locales, localeOfTag, tagOf } from './locale.ts'

test.each(locales)('%s has a tag that leads back to it, and is known to the platform', (locale) => {
  const tag = tagOf(locale)
  expect(localeOfTag(tag)).toBe(locale)
  expect(Intl.getCanonicalLocales(tag)).toEqual([tag])
  expect(Intl.DateTimeFormat.supportedLocalesOf(tag)).toEqual([tag])
  // In its own words, as a person looks for it in a list.
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(locale)
  expect(languageNames[locale].toLowerCase()).toBe(name?.toLowerCase())
})

/** The compiler's library does not know it yet. */
interface Told extends Intl.Locale {
  getTextInfo(): { readonly direction: string }
}

test.each(locales)('WCAG 1.3.2: the direction of %s is the one that it is written in', (locale) => {
  expect(directionOf(locale)).toBe((new Intl.Locale(tagOf(locale)) as Told).getTextInfo().direction)
})
