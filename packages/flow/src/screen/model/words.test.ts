import { createFormatter } from '@collect/messages'
import { describe, expect, test } from 'vitest'
import { message, plain, text, wordsIn, type Words } from './words.ts'

const said = (words: Words, language: 'en' | 'de' = 'en') => wordsIn(createFormatter(language), words)
const unheardOf = { id: 1, type: 'info', text: 'As the service says' } as const

describe('MESSAGE-TEXT-2: missing translations fall back to the default message or the id', () => {
  test.each<[string, Words, string]>([
    ['a message that the catalogue has', message({ ...unheardOf, id: 1070007 }), 'Email'],
    ['a message that the catalogue lacks', message(unheardOf), 'As the service says'],
    ['a message without a text', message({ ...unheardOf, text: '' }), '1'],
    ['a key that the catalogue has', { say: 'found', key: 'settings.profile.title', instead: 'x' }, 'Profile'],
    ['a key that the catalogue lacks', { say: 'found', key: 'settings.x.title', instead: 'x' }, 'x'],
    [
      'a key that the catalogue lacks, with a message instead',
      { say: 'found', key: 'forms.x', instead: message(unheardOf) },
      unheardOf.text,
    ],
  ])('%s', (_, words, expected) => {
    expect(said(words)).toBe(expected)
  })
})

test('CARD-HEADER-2, card header: joins parts with "or"', () => {
  const parts = [text('card.header.parts.totp'), text('card.header.parts.passkey')]
  const line = (count: number) => said({ say: 'parts', key: 'login.subtitle', parts: parts.slice(0, count) })
  expect([line(1), line(2)]).toEqual(['Use your authenticator app.', 'Use your authenticator app or a passkey.'])
})

test('DATE-STYLE-1: formats dates in long style', () => {
  const day = { say: 'date', seconds: 1_787_000_000 } as const
  expect([said(day), said(day, 'de')]).toEqual(['August 17, 2026', '17. August 2026'])
})

test('MESSAGE-VALUE-1: values of a text are translated too', () => {
  const placeholder = text('input.placeholder', { placeholder: message({ ...unheardOf, id: 1070007 }) })
  expect(said(placeholder)).toBe('Enter your email')
  expect(said(plain('{email}'))).toBe('{email}')
})
