import { describe, expect, test } from 'vitest'
import { localeOfRequest, type LocaleSettings } from './locale-of-request.ts'

const browser: LocaleSettings = { default_locale: 'en', locale_behavior: 'browser' }

const asking = (accepted?: string, cookie?: string) =>
  new Headers({
    ...(accepted !== undefined && { 'Accept-Language': accepted }),
    ...(cookie !== undefined && { Cookie: cookie }),
  })

describe('PROJECT-CONFIG-2, locale behaviour "browser": Accept-Language chooses the language', () => {
  test.each([
    { asks: undefined, gets: 'en' },
    { asks: '', gets: 'en' },
    { asks: 'ja', gets: 'en' },
    { asks: 'ja, zh-TW;q=0.8', gets: 'en' },
    { asks: '*', gets: 'en' },
    { asks: 'de', gets: 'de' },
    { asks: 'DE-ch', gets: 'de' },
    { asks: 'de-Latn-AT-1996', gets: 'de' },
    { asks: 'deu', gets: 'en' },
    { asks: 'es-419', gets: 'es' },
    { asks: 'pt-BR,pt;q=0.9,en;q=0.8', gets: 'pt' },
    { asks: 'nb', gets: 'no' },
    { asks: 'nn-NO', gets: 'no' },
    { asks: 'no', gets: 'no' },
    { asks: 'se, nb;q=0.9', gets: 'no' },
    { asks: 'ja, sv;q=0.5, fr;q=0.7', gets: 'fr' },
    { asks: 'sv;q=0.5, fr;q=0.5', gets: 'sv' },
    { asks: 'fr;q=0, nl;q=0.1', gets: 'nl' },
    { asks: 'fr;q=0', gets: 'en' },
    { asks: '*;q=0.5, pl;q=0.4', gets: 'en' },
    { asks: 'pl;q=0.5, *;q=0.4', gets: 'pl' },
    { asks: ' pl ; q = 0.5 , nl ; q=0.25', gets: 'pl' },
    { asks: 'pl;q=1.000', gets: 'pl' },
    { asks: 'pl;q=7', gets: 'en' },
    { asks: 'pl;q=high, nl', gets: 'nl' },
    { asks: 'pl;level=1;q=0.1, nl;q=0.2', gets: 'nl' },
    { asks: ',,;;=,q=1,-', gets: 'en' },
    { asks: 'constructor, __proto__, toString', gets: 'en' },
    { asks: `${'x,'.repeat(60)}de`, gets: 'en' },
  ])('$asks gets $gets', ({ asks, gets }) => {
    expect(localeOfRequest(asking(asks), browser)).toBe(gets)
  })

  test('an Accept-Language without a known language gets the default locale', () => {
    expect(localeOfRequest(asking('ja, *;q=0.1'), { ...browser, default_locale: 'nl' })).toBe('nl')
    expect(localeOfRequest(asking(), { ...browser, default_locale: 'tlh' })).toBe('en')
  })
})

describe('the language cookie comes before Accept-Language', () => {
  test.each([
    { cookie: 'language=pl', gets: 'pl' },
    { cookie: 'theme=dark; language=sv; session=x', gets: 'sv' },
    { cookie: 'language=', gets: 'de' },
    { cookie: 'language=ja', gets: 'de' },
    { cookie: 'language=nb', gets: 'de' },
    { cookie: 'language=pl-PL', gets: 'de' },
    { cookie: 'mylanguage=pl', gets: 'de' },
    { cookie: 'language="pl"', gets: 'de' },
    { cookie: 'theme=language=pl', gets: 'de' },
  ])('$cookie gets $gets', ({ cookie, gets }) => {
    expect(localeOfRequest(asking('de', cookie), browser)).toBe(gets)
  })
})

describe('the languages that an application asks for come before Accept-Language', () => {
  test.each([
    { asked: ['pl'], cookie: undefined, gets: 'pl' },
    { asked: ['ja', 'fr-CA', 'pl'], cookie: undefined, gets: 'fr' },
    { asked: ['nb-NO'], cookie: undefined, gets: 'no' },
    { asked: ['ja', '', '__proto__'], cookie: undefined, gets: 'de' },
    { asked: [], cookie: undefined, gets: 'de' },
    { asked: ['pl'], cookie: 'language=sv', gets: 'sv' },
  ])('$asked with cookie $cookie gets $gets', ({ asked, cookie, gets }) => {
    expect(localeOfRequest(asking('de', cookie), browser, asked)).toBe(gets)
  })
})

test('PROJECT-CONFIG-2, locale behaviour "force_default: cookie and Accept-Language are ignored', () => {
  const forced: LocaleSettings = { default_locale: 'fr', locale_behavior: 'force_default' }
  expect(localeOfRequest(asking('de', 'language=pl'), forced, ['sv'])).toBe('fr')
})
