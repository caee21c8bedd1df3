import { describe, expect, test } from 'vitest'

import { readBulk, typedTags, type BulkPart } from './bulk-fields.ts'

const read = (text: string, locale: 'en' | 'de' = 'en', part: BulkPart = 'edit') =>
  readBulk(Object.fromEntries(new URLSearchParams(text)), { part, currency: 'EUR', locale })

describe('a change of many', () => {
  test('only ticked fields change; an empty one takes the value away', () => {
    const text =
      'tick.place=yes&tick.paid=yes&tick.notes=yes&tick.acquired_on=yes&change.place=p1&change.paid=12,50&change.notes=' +
      '&change.folder=f1&change.acquired_on=April 2024'
    expect(read(text, 'de')).toEqual({
      change: {
        place: 'p1',
        set: { paid: { amount: 1250, currency: 'EUR' }, notes: null, acquired_on: '2024-04' },
      },
    })
  })

  test.each([
    ['', { 'tick.place': 'nothing' }],
    ['tick.add_tags=yes&change.add_tags= , ', { 'change.add_tags': 'value' }],
    [`tick.add_tags=yes&change.add_tags=${'x'.repeat(41)}`, { 'change.add_tags': 'long_tag' }],
    ['tick.paid=yes&change.paid=dear', { 'change.paid': 'not_a_number' }],
    ['tick.acquired_on=yes&change.acquired_on=May', { 'change.acquired_on': 'not_a_day' }],
    ['tick.status=yes&change.status=sold', { 'change.status': 'value' }],
    [`tick.acquired_from=yes&change.acquired_from=${'x'.repeat(201)}`, { 'change.acquired_from': 'maxLength' }],
  ])('"%s" has the problems %j', (text, problems) => {
    expect(read(text)).toEqual({ problems })
  })

  test('a field of another part of the bar changes nothing', () => {
    expect(read('tick.paid=yes&change.paid=1', 'en', 'move')).toEqual({ problems: { 'tick.place': 'nothing' } })
  })

  test('tags are parted by commas, each once', () => {
    expect(typedTags(' gift, from Ben ,gift,')).toEqual(['gift', 'from Ben'])
  })
})
