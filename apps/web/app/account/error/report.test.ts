import { createFormatter, locales } from '@collect/messages'
import { describe, expect, test } from 'vitest'

import { addressedErrorIn } from './addressed-error.ts'
import { reportOf } from './report.ts'

const shown = (query: string, locale: (typeof locales)[number] = 'en') =>
  reportOf(undefined, addressedErrorIn(new URLSearchParams(query)), createFormatter(locale))

describe('the error of an OAuth2 provider', () => {
  test('is shown with its description', () => {
    expect(shown('error=access_denied&error_description=The+user+said+no.')).toEqual({
      title: 'Something went wrong',
      happened: "An app's request ended with this error. Its text comes from the link.",
      message: 'The user said no.',
      lines: ['Message: access_denied · The user said no.'],
    })
  })

  test('is shown by its name when it has no description', () => {
    expect(shown('error=server_error')).toMatchObject({ message: 'server_error', lines: ['Message: server_error'] })
  })

  test.each(locales)('stands in a sentence of the language (%s)', (locale) => {
    expect(shown('error=a', locale).happened).toBe(createFormatter(locale).text('error.from-address'))
  })

  test('is bounded, and without control characters', () => {
    const { message, lines } = shown(`error=${'e'.repeat(5000)}&error_description=a%00%E2%80%AEb${'c'.repeat(5000)}`)
    expect(message).toMatch(/^a bc+…$/)
    expect(message).toHaveLength(500)
    expect(lines.join('').length).toBeLessThan(650)
  })

  test.each(['', 'error=', 'error=%00', 'error_description=only', 'id=1&error=access_denied'])(
    'is not read from "%s"',
    (query) => {
      expect(shown(query)).toMatchObject({ lines: [] })
    },
  )
})

test.each(locales)('a lost sign-in with a provider is explained in the language, and begins again (%s)', (locale) => {
  const error = { id: 'provider_trip_lost', code: 400, status: 'Bad Request', message: 'bad', reason: 'English' }
  const failure = { id: '1', error, created_at: '2026-11-22T10:00:00Z', updated_at: '2026-11-22T10:00:00Z' }
  const formatter = createFormatter(locale)
  const text = formatter.text('reason.providerLate')
  expect(reportOf(failure, undefined, formatter)).toMatchObject({ message: text, beginsAgain: true })
  const other = { ...failure, error: { ...error, id: 'invalid_configuration' } }
  expect(reportOf(other, undefined, formatter)).toMatchObject({ message: 'English', beginsAgain: false })
})
