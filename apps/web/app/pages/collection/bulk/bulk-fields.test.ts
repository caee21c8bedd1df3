import { describe, expect, test } from 'vitest'

import { readBulk, typedTags, typedBulk } from './bulk-fields.ts'

const form = (text: string) => {
  const filled = new FormData()
  for (const [name, value] of new URLSearchParams(text)) filled.append(name, value)
  return typedBulk(filled)
}

describe('a change of many', () => {
  test('only ticked fields change; an empty one takes the value away', () => {
    const typed = form(
      'tick=place&tick=paid&tick=notes&change.place=p1&change.paid=12,50&change.notes=&change.folder=f1',
    )
    expect(readBulk(typed, 'EUR', 'de')).toEqual({
      change: { place: 'p1', set: { paid: { amount: 1250, currency: 'EUR' }, notes: null } },
    })
  })

  test.each([
    ['', { form: 'nothing' }],
    ['tick=add_tags&change.add_tags= , ', { add_tags: 'value' }],
    ['tick=paid&change.paid=dear', { paid: 'amount' }],
    ['tick=acquired_on&change.acquired_on=May', { acquired_on: 'day' }],
    ['tick=status&change.status=sold', { status: 'value' }],
  ])('"%s" has the problems %j', (text, problems) => {
    expect(readBulk(form(text), 'EUR', 'en')).toEqual({ problems })
  })

  test('tags are parted by commas, each once', () => {
    expect(typedTags(' gift, from Ben ,gift,')).toEqual(['gift', 'from Ben'])
  })
})
