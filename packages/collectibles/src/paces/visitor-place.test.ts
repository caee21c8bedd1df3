import { expect, test } from 'vitest'

import { visitorPlaceOf } from './visitor-place.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['127.0.0.1', undefined],
  ['::1', undefined],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['', 'nowhere'],
  [undefined, 'nowhere'],
  ['not an address', 'nowhere'],
])('%j counts for %j', (address, place) => {
  expect(visitorPlaceOf(address)).toBe(place)
})
