import { MessageId, type UiMessage } from '@collect/contract'
import { describe, expect, test } from 'vitest'
import { locales } from './locale.ts'
import { createFormatter, messageText } from './texts.ts'

const now = Date.UTC(2026, 10, 20, 12)
const formatter = createFormatter('en', { now: () => now })
const seconds = (minutes: number) => now / 1000 + minutes * 60
const sent = (id: number, context?: Record<string, unknown>): UiMessage => ({
  id,
  type: 'info',
  text: 'as the service says',
  ...(context && { context }),
})

describe('docs/contract/messages.md §1, what can not be translated', () => {
  test.each([
    {
      says: 'shows the text of the service for an unknown number',
      message: sent(1234567),
      words: 'as the service says',
    },
    {
      says: 'shows the number of an unknown message without text',
      message: { ...sent(1234567), text: '' },
      words: '1234567',
    },
    {
      says: 'shows the text of the service for 1070000',
      message: sent(MessageId.labelPlain),
      words: 'as the service says',
    },
    {
      says: 'shows the text of the service for 9999111',
      message: sent(MessageId.consentLabel),
      words: 'as the service says',
    },
    {
      says: 'shows the text of the service for an empty list',
      message: sent(4000028, {
        credential_identifier_hint: 'a',
        available_credential_types: [],
        available_oidc_providers: ['b'],
      }),
      words: 'as the service says',
    },
    {
      says: 'shows the text of the service when a value is missing',
      message: sent(1010002),
      words: 'as the service says',
    },
  ])('$says', ({ message, words }) => {
    expect(formatter.message(message)).toBe(words)
  })
})

describe('docs/contract/messages.md §1, values', () => {
  test.each([
    {
      says: 'joins a list',
      message: sent(4000026, { allowed_types: ['string', 'number', 'null'], actual_type: 'object' }),
      words: 'Expected: text, number, and nothing. Given: group of values.',
    },
    {
      says: 'translates the name of a property',
      message: sent(4000002, { property: 'totp_code' }),
      words: 'Please enter the code from your app and try again.',
    },
    {
      says: 'shows an unknown property as it is',
      message: sent(4000002, { property: 'shoe_size' }),
      words: 'Please enter the shoe_size and try again.',
    },
    {
      says: 'names an identifier by the title of its field',
      message: sent(4000002, { property: 'identifier', property_title: 'Email' }),
      words: 'Please enter the email and try again.',
    },
    {
      says: 'names an unknown property by the title of its field',
      message: sent(4000002, { property: 'traits.c', property_title: 'Terms' }),
      words: 'Please enter the Terms and try again.',
    },
    {
      says: 'prefers its own word for a known property',
      message: sent(4000002, { property: 'totp_code', property_title: 'Digits' }),
      words: 'Please enter the code from your app and try again.',
    },
    {
      says: 'takes a property named "constructor" as unknown',
      message: sent(4000002, { property: 'constructor' }),
      words: 'Please enter the constructor and try again.',
    },
    {
      says: 'formats a date in long style',
      message: sent(1050014, { used_at: 'x', used_at_unix: seconds(0) }),
      words: 'Used on November 20, 2026',
    },
    {
      says: 'formats the date of a used code that comes as text alone',
      message: sent(1050014, { used_at: '2026-11-20T12:00:00Z' }),
      words: 'Used on November 20, 2026',
    },
    {
      says: 'formats the date of a used code that comes as a number alone',
      message: sent(1050014, { used_at_unix: seconds(0) }),
      words: 'Used on November 20, 2026',
    },
    {
      says: 'rounds elapsed minutes up',
      message: sent(4010001, { expired_at_unix: seconds(-4.2) }),
      words: 'This page expired 5 minutes ago. Please try again.',
    },
    {
      says: 'uses the singular for one minute',
      message: sent(4010001, { expired_at_unix: seconds(-1) }),
      words: 'This page expired 1 minute ago. Please try again.',
    },
    {
      says: 'shows 0 minutes for a time in the future',
      message: sent(4010001, { expired_at_unix: seconds(9) }),
      words: 'This page expired 0 minutes ago. Please try again.',
    },
    {
      says: 'rounds remaining minutes up',
      message: sent(1060001, { privileged_session_expires_at_unix: seconds(14.5) }),
      words: "You're back in. Set a new password or add a sign-in method within 15 minutes.",
    },
    {
      says: 'formats numbers',
      message: sent(4000003, { min_length: 8, actual_length: 1 }),
      words: 'Use at least 8 characters; this has 1.',
    },
    {
      says: 'shows an object as JSON',
      message: sent(4000029, { expected: { a: true } }),
      words: 'Must be exactly {"a":true}.',
    },
    { says: 'keeps braces in a value', message: sent(1070002, { title: "{x} it's" }), words: "{x} it's" },
  ])('$says', ({ message, words }) => {
    expect(formatter.message(message)).toBe(words)
  })

  test('message 1050015 lists its backup codes, a used one with its date', () => {
    const secrets = [
      { id: 1050009, type: 'info', text: 'abcd1234', context: { secret: 'abcd1234' } },
      { id: 1050014, type: 'info', text: 'used', context: { used_at_unix: seconds(0) } },
    ]
    expect(formatter.message(sent(1050015, { secrets }))).toBe('abcd1234, Used on November 20, 2026')
    expect(formatter.message(sent(1050015, { secrets: [] }))).toBe('as the service says')
  })
})

describe('names from the wire are translated', () => {
  const german = createFormatter('de', { now: () => now })
  test.each([
    {
      says: 'leaves out what the text says about an empty list',
      message: sent(4000028, {
        credential_identifier_hint: 'ada',
        available_credential_types: ['password'],
        available_oidc_providers: [],
      }),
      words: 'Zu ada gibt es bereits ein Konto. So können Sie sich anmelden: Passwort.',
    },
    {
      says: 'does not mind an empty list that the text does not name',
      message: sent(1010016, { duplicateIdentifier: 'ada', provider: 'Acme', available_providers: [] }),
      words: 'Zu ada gibt es bereits ein Konto. Melden Sie sich dort an, um Acme zu verbinden.',
    },
    {
      says: 'names credential types, and providers by brand',
      message: sent(4000028, {
        credential_identifier_hint: 'ada',
        available_credential_types: ['password', 'lookup_secret', 'telepathy'],
        available_oidc_providers: ['github', 'acme'],
      }),
      words:
        'Zu ada gibt es bereits ein Konto. So können Sie sich anmelden: Passwort, Backup-Codes und telepathy. Verbundene Anbieter: GitHub und Acme.',
    },
    {
      says: 'names JSON types',
      message: sent(4000026, { allowed_types: ['string', 'null'], actual_type: 'constructor' }),
      words: 'Hier möglich: Text und nichts, eingegeben: constructor.',
    },
    {
      says: 'translates a reason by its key',
      message: sent(4000001, { reason: 'Choose: a, b', reason_key: 'choice', choices: 'a, b' }),
      words: 'Bitte wählen Sie aus: a, b.',
    },
    {
      says: 'shows a reason without a key as sent',
      message: sent(4000001, { reason: 'Something else' }),
      words: 'Something else',
    },
    {
      says: 'shows a reason with an unknown key as sent',
      message: sent(4000001, { reason: 'Something else', reason_key: 'toString' }),
      words: 'Something else',
    },
    {
      says: 'shows a reason with a missing value as sent',
      message: sent(4000001, { reason: 'Choose: a, b', reason_key: 'choice' }),
      words: 'Choose: a, b',
    },
  ])('$says', ({ message, words }) => {
    expect(german.message(message)).toBe(words)
  })

  test('each language formats dates in its long style', () => {
    const day = '2026-03-04T05:06:07Z'
    expect(locales.map((locale) => createFormatter(locale).date(day))).toEqual([
      'March 4, 2026',
      '4. März 2026',
      '4 de marzo de 2026',
      '4 mars 2026',
      '4 maart 2026',
      '4 marca 2026',
      '4 de março de 2026',
      '4 mars 2026',
      '4. mars 2026',
    ])
  })
})

describe('texts by key', () => {
  test('an unknown key is shown instead of a text (MESSAGE-TEXT-2)', () => {
    // A key built from wire data may be unknown; the type refuses other keys.
    expect(formatter.text('no.such.key' as never)).toBe('no.such.key')
    expect(formatter.find('property.toString')).toBeUndefined()
  })

  test('placeholders are replaced by values', () => {
    expect(formatter.text('consent.title', { party: 'Album' })).toBe('Authorize Album')
    expect(formatter.text('input.placeholder', { placeholder: 'Email' })).toBe('Enter your email')
  })
})

describe(messageText, () => {
  test.each([
    [1234567, undefined, undefined],
    [MessageId.labelPlain, undefined, undefined],
    [
      MessageId.noMethods,
      undefined,
      'No authentication methods are available for this request. Please contact the site or app owner.',
    ],
    [MessageId.required, { property: 'email' }, 'Please enter the email and try again.'],
  ] as const)('%i', (id, context, words) => {
    expect(messageText('en', id, context)).toBe(words)
  })
})
