import { expect, test } from 'vitest'
import { languageNames, locales, localeOfTag, tagOf } from './locale.ts'

test.each(locales)('%s has a tag that leads back to it, and is known to the platform', (locale) => {
  const tag = tagOf(locale)
  expect(localeOfTag(tag)).toBe(locale)
  expect(Intl.getCanonicalLocales(tag)).toEqual([tag])
  expect(Intl.DateTimeFormat.supportedLocalesOf(tag)).toEqual([tag])
  // In its own words, as a person looks for it in a list.
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(locale)
  expect(languageNames[locale].toLowerCase()).toBe(name?.toLowerCase())
})
