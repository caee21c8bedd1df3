import type { Collector } from '@collect/collectibles/wire'
import { expect, test } from 'vitest'

import { preferenceFieldsIn, readPreferences, typedPreferences } from './preference-fields.ts'

const collector: Collector = {
  rev: 1,
  currency: 'EUR',
  locale: 'en',
  keep_count: 1,
  samples_hidden: false,
  defaults: {},
  notify: {},
}

test('preferences are read as they are typed, and an address keeps them', () => {
  const typed = typedPreferences(collector)
  expect(preferenceFieldsIn(new URLSearchParams({ ...typed, show: 'preferences' }))).toEqual(typed)
  expect(readPreferences({ ...typed, display_name: ' Ada ', handle: ' Ada_1815', country: 'PL' })).toEqual({
    patch: {
      display_name: 'Ada',
      handle: 'Ada_1815',
      country: 'PL',
      currency: 'EUR',
      keep_count: 1,
      defaults: {},
      notify: { mails: false },
    },
  })
  expect(readPreferences(typed), 'empty fields').toEqual({
    patch: {
      display_name: null,
      country: null,
      currency: 'EUR',
      keep_count: 1,
      defaults: {},
      notify: { mails: false },
    },
  })
  const defaults = { place: '019a0000-0000-7000-8000-000000000001', photo_days: true }
  const chosen = typedPreferences({ ...collector, defaults, notify: { mails: true } })
  expect(readPreferences(chosen), 'what new items begin with').toMatchObject({
    patch: { defaults, notify: { mails: true } },
  })
})

test('all problems are named at once', () => {
  const typed = {
    ...typedPreferences(collector),
    display_name: 'x'.repeat(201),
    handle: 'a',
    country: 'XX',
    currency: '€',
    keep_count: 'one',
    default_place: 'Cellar',
  }
  expect(readPreferences(typed)).toEqual({
    problems: {
      display_name: 'maxLength',
      handle: 'too_short',
      country: 'pattern',
      currency: 'pattern',
      keep_count: 'pattern',
      default_place: 'pattern',
    },
  })
})
