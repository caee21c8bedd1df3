import { isIPv4, isIPv6 } from 'node:net'

/**
 * Where a request comes from, as far as it can be told apart: an address, or the network of one where people have as
 * many addresses as they want. None where nobody said.
 */
export function placeOf(address: string): string | undefined {
  if (isIPv4(address)) return address
  if (!isIPv6(address)) return undefined
  return networkOf(address)
}

/** Everybody behind a proxy that we were not told of comes from here, so it is no one place. */
export const isHere = (place: string): boolean => place.startsWith('127.')

/** The first 64 bits of an IPv6 address, which one household has to itself. */
function networkOf(address: string): string {
  const [head = '', tail] = address.split('%', 1).join('').split('::')
  const before = groupsOf(head)
  const after = tail === undefined ? [] : groupsOf(tail)
  const all = [...before, ...Array.from({ length: 8 - before.length - after.length }, () => 0), ...after]
  // An IPv4 address in the clothes of the other kind is one.
  if (all.slice(0, 5).every((group) => group === 0) && all[5] === 0xffff) return `${bytes(all[6])}.${bytes(all[7])}`
  // The machine itself is no network.
  if (all.slice(0, 7).every((group) => group === 0) && all[7] === 1) return '127.0.0.1'
  return `${all
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

const groupsOf = (part: string): readonly number[] =>
  part === ''
    ? []
    : part.split(':').flatMap((group) => {
        if (!isIPv4(group)) return [Number.parseInt(group, 16)]
        const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number)
        return [a * 256 + b, c * 256 + d]
      })

const bytes = (group = 0): string => `${group >> 8}.${group & 255}`
