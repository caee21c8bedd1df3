import { createFormatter, locales } from '@collect/messages'
import { expect, test } from 'vitest'
import { reasons } from './reasons.ts'

const german = (...words: Parameters<typeof reasons.providerDenied>) =>
  createFormatter('de').message(reasons.providerDenied(...words))

test('a refusal carries the words of the provider in the quotation marks of the language', () => {
  const refusal = reasons.providerDenied('Google', 'The app is blocked.', 'error')
  expect(refusal).toMatchObject({ id: 4000001, type: 'error', context: { reason_key: 'providerDenied' } })
  expect(refusal.text).toContain('Google said no: “The app is blocked”.')
  expect(german('Google', 'The app is blocked.', 'error')).toContain('Google hat abgelehnt: „The app is blocked“.')
})

test('a user who stopped at the provider gets information without a quotation', () => {
  expect(reasons.providerDenied('Google', undefined, 'info')).toMatchObject({ type: 'info' })
  expect(german('Google', undefined, 'info')).toContain('Sie haben die Anmeldung bei Google nicht abgeschlossen.')
})

test('the words of the provider are one line of 200 characters, without control and direction characters', () => {
  const words = `a\r\n\u202eb\u0000\u2028 ${'😀'.repeat(300)}`
  expect(reasons.providerDenied('x', words, 'error').context?.['words']).toBe(`a b ${'😀'.repeat(196)}`)
  expect(reasons.providerDenied('x', ' \u200b ', 'error').context?.['words']).toBe('none')
})

const ofProviders = [
  reasons.providerDown('Google'),
  reasons.providerAnswer('Google'),
  reasons.beginsHere('Google'),
  reasons.providerMapping('Google'),
  reasons.noAccountHere('Google'),
  reasons.scopeMissing('Google'),
  reasons.notSignedInAgain('Google'),
  reasons.wrongOrganisation('Google'),
  reasons.linkKnown('Google'),
  reasons.linkTaken('Google'),
]
const ofForms = [reasons.providerGone(), reasons.providerLate(), reasons.linkUnknown(), reasons.linkAndUnlink()]

test.each(locales.filter((locale) => locale !== 'en'))('every reason is translated into %s', (locale) => {
  const say = createFormatter(locale).message
  expect(ofProviders.map(say)).toEqual(ofProviders.map(() => expect.stringContaining('Google')))
  const texts = [...ofProviders, ...ofForms].map(say)
  const english = new Set([...ofProviders, ...ofForms].map(({ text }) => text))
  expect(texts.filter((text) => english.has(text))).toEqual([])
})
