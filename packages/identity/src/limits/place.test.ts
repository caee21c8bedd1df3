import { describe, expect, test } from 'vitest'
import { isHere, placeOf } from './place.ts'

describe(placeOf, () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:0002:ffff::', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::ffff:c000:207', '192.0.2.7'],
    ['', undefined],
    ['somewhere', undefined],
  ])('%s is %s', (address, place) => {
    expect(placeOf(address)).toBe(place)
  })

  test.each([
    ['127.0.0.1', true],
    ['127.8.9.1', true],
    ['::1', true],
    ['192.0.2.7', false],
    ['2001:db8::1', false],
  ])('%s is this machine: %s', (address, here) => {
    expect(isHere(placeOf(address) ?? '')).toBe(here)
  })
})
