import type { CategoryField, Copy } from '@collect/collectibles/wire'
import { copyPatch } from '@collect/collectibles/wire'
import { expect, test } from 'vitest'

import { readForm } from '../../../forms/form-schema.ts'
import { copyInForm } from './copy-in-form.ts'
import { copyRules } from './copy-rules.ts'
import { typedCopy } from './typed-copy.ts'

const types = [
  'text',
  'long_text',
  'number',
  'integer',
  'money',
  'date',
  'choice',
  'choices',
  'yes_no',
  'link',
] as const
const fields: readonly CategoryField[] = [...types, 'country' as const, 'rating' as const].map((type) => ({
  key: `my_${type}`,
  type,
  of: 'copy',
}))
const scale = { id: 'coin', grades: [{ id: 'vf', rank: 50, band: 3 }] }

const copy: Copy = {
  id: '0190a000-0000-7000-8000-000000000001',
  rev: 3,
  name: 'Thaler',
  own_name: 'Thaler',
  category: 'coins',
  status: 'sold',
  quantity: 3,
  spare: 1,
  reserved: 0,
  listed: 0,
  condition: { scale: 'coin', grade: 'vf', detail: { number: '30' } },
  graded: { company: 'NGC', grade: 'VF 30', certificate: '12-7' },
  paid: { amount: 125_000, currency: 'EUR' },
  fees: { amount: 50, currency: 'EUR' },
  acquired_on: '2024-04-12',
  acquired_from: 'Flea market',
  acquired_how: 'bought',
  own_value: { amount: { amount: 1250, currency: 'KWD' }, on: '2025', note: 'A guess' },
  folder: { id: '0190a000-0000-7000-8000-000000000002', name: 'Best' },
  place: { id: '0190a000-0000-7000-8000-000000000003', name: 'Box 4', path: 'Study / Box 4', label: 'ABCD' },
  tags: ['first year', 'gift'],
  serial: 'A 1',
  notes: 'Edge\nis clear.',
  fields: {
    my_text: 'a',
    my_long_text: 'a\nb',
    my_number: '3.25',
    my_integer: 7,
    my_money: { amount: 12, currency: 'JPY' },
    my_date: '2020-02',
    my_choice: 'red',
    my_choices: ['red', 'blue'],
    my_yes_no: false,
    my_link: 'https://example.org/a',
    my_country: 'NL',
    my_rating: 9,
  },
  left: { on: '2026-01-02', to: 'Ben', amount: { amount: 2000, currency: 'USD' } },
  sample: false,
  art: '',
  photos: [],
  added_at: '',
  updated_at: '',
}

test.each(['en', 'de', 'fr', 'pl'] as const)('a copy that is typed in %s and read again is the same', (locale) => {
  const typed = typedCopy(copy, { fields, locale, currency: 'EUR' })
  const reading = readForm(copyRules({ isOfItem: false, scale, fields, locale }), typed)
  expect(reading).not.toHaveProperty('problems')
  if (!('typed' in reading)) return
  const body = copyPatch.parse(copyInForm(reading.typed, { fields, locale }))
  expect(body).toEqual({
    name: 'Thaler',
    status: 'sold',
    quantity: 3,
    spare: 1,
    condition: { grade: 'vf', detail: { number: '30' } },
    graded: copy.graded,
    paid: copy.paid,
    fees: copy.fees,
    acquired_on: '2024-04-12',
    acquired_from: 'Flea market',
    acquired_how: 'bought',
    own_value: copy.own_value,
    left: copy.left,
    folder: copy.folder?.id,
    place: copy.place?.id,
    tags: copy.tags,
    serial: 'A 1',
    notes: copy.notes,
    fields: copy.fields,
  })
})

test('an empty field takes its value away, and one that the form lacks stays', () => {
  const typed = { quantity: '1', grade: '', paid: '', fees: '', acquired_on: '', tags: '', 'fields.my_text': '' }
  expect(copyInForm(typed, { fields, locale: 'en' })).toEqual({
    quantity: 1,
    condition: null,
    paid: null,
    fees: null,
    acquired_on: null,
    tags: [],
    fields: { my_text: null },
  })
})

test.each([
  ['name', '', 'required'],
  ['quantity', '', 'required'],
  ['quantity', '0', 'min'],
  ['quantity', '1.5', 'pattern'],
  ['quantity', '1000001', 'max'],
  ['spare', '2', 'more_than_all'],
  ['grade_number', '71', 'max'],
  ['paid', '1.250', 'ambiguous', 'fr'],
  ['paid', 'much', 'not_a_number'],
  ['paid', '-1', 'negative'],
  ['acquired_on', 'last summer', 'not_a_day'],
  ['acquired_on', '4/5/2024', 'ambiguous_day'],
  ['place_new', '1/2/3/4/5/6/7/8/9', 'path'],
  ['tags', 'x'.repeat(41), 'long_tag'],
  ['fields.my_rating', '11', 'max'],
  ['fields.my_link', 'javascript:alert(1)', 'link'],
  ['fields.my_money', 'x', 'not_a_number'],
  ['fields.my_country', 'Holland', 'pattern'],
  ['fields.my_country', 'QQ', 'pattern'],
  ['fields.my_choices', ', ,', 'pattern'],
  ['fields.my_choices', `red, ${'x'.repeat(201)}`, 'pattern'],
  ['fields.my_choices', Array.from({ length: 51 }, String).join(), 'pattern'],
] as const)('%s takes no "%s"', (name, wrong, problem, locale: 'en' | 'fr' = 'en') => {
  const rules = copyRules({ isOfItem: false, scale, fields, locale })
  const typed = { name: 'Thaler', quantity: '1', paid_currency: 'EUR', 'currencies.my_money': 'EUR', [name]: wrong }
  expect(readForm(rules, typed)).toEqual({ problems: { [name]: problem } })
})

test.each([
  ['fees', 'paid', { fees: '1' }],
  ['company_grade', 'company', { company: '', company_grade: 'MS 60' }],
  ['own_value_note', 'own_value', { own_value_note: 'A guess' }],
])('%s needs %s', (_name, needed, more) => {
  const rules = copyRules({ isOfItem: true, scale, fields: [], locale: 'en' })
  const typed = { quantity: '1', paid: '', paid_currency: 'EUR', own_value: '', own_value_currency: 'EUR', ...more }
  expect(readForm(rules, typed)).toEqual({ problems: { [needed]: 'required' } })
})
