import { describe, expect, test } from 'vitest'
import { isLoopbackNetwork, clientNetworkOf } from './client-network.ts'

describe(clientNetworkOf, () => {
  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:DB8:0001:0002:ffff::', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::ffff:c000:207', '192.0.2.7'],
    ['::1', '127.0.0.1'],
    ['::ffff:127.0.0.1', '127.0.0.1'],
  ])('the network of %s is %s', (address, name) => {
    expect(clientNetworkOf(address).name).toBe(name)
  })

  test.each([
    ['192.0.2.7', ['192.0.2.7', '192.0.2.0/24']],
    ['::ffff:192.0.2.7', ['192.0.2.7', '192.0.2.0/24']],
    ['2001:db8:1:2a3::9', ['2001:db8:1:2a3::/64', '2001:db8:1:200::/56', '2001:db8:1:0::/48']],
    ['2001:db8:1:2ff::9', ['2001:db8:1:2ff::/64', '2001:db8:1:200::/56', '2001:db8:1:0::/48']],
    ['127.8.9.1', ['127.0.0.1']],
    ['::1', ['127.0.0.1']],
  ])('the networks around %s are %j', (address, around) => {
    expect(clientNetworkOf(address).around.map(({ name }) => name)).toEqual(around)
  })

  test('a wider network has a larger limit', () => {
    for (const address of ['192.0.2.7', '2001:db8::9']) {
      const times = clientNetworkOf(address).around.map(({ times }) => times)
      expect(times).toEqual(times.toSorted((a, b) => a - b))
      expect(times[0]).toBe(1)
    }
  })

  test.each(['', 'somewhere', 'unknown', '192.0.2.7:443'])(
    '%j is no address and shares the network of all unknown addresses',
    (address) => {
      expect(clientNetworkOf(address)).toBe(clientNetworkOf(''))
      expect(clientNetworkOf(address).name).not.toBe('')
    },
  )

  test.each([
    ['127.0.0.1', true],
    ['127.8.9.1', true],
    ['::1', true],
    ['192.0.2.7', false],
    ['2001:db8::1', false],
    ['', false],
  ])('%s is this machine: %s', (address, expected) => {
    expect(isLoopbackNetwork(clientNetworkOf(address))).toBe(expected)
  })
})
