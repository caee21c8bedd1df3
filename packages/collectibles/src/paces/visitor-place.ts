import { isIPv4, isIPv6 } from 'node:net'

/**
 * The network for which the searches of a visitor count: an IPv4 address, or the first 64 bits of an IPv6 address.
 * Undefined for this machine itself. Requests without an address count together, so that hiding one gains nothing.
 * @param address As the edge of the process names the client.
 */
export function visitorPlaceOf(address: string | undefined): string | undefined {
  const plain = (address ?? '').trim().replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIPv4(plain)) return plain.startsWith('127.') ? undefined : plain
  if (!isIPv6(plain)) return 'nowhere'
  if (plain === '::1') return undefined
  return `${groupsOf(plain).slice(0, 4).join(':')}::/64`
}

/** The first groups of an IPv6 address, without zeros in front. */
function groupsOf(address: string): readonly string[] {
  const [head = '', tail] = address.toLowerCase().split('%', 1).join('').split('::')
  const groups = (part: string) => (part === '' ? [] : part.split(':'))
  const [before, after] = [groups(head), groups(tail ?? '')]
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  return [...before, ...zeros, ...after].map((group) => group.replace(/^0+(?=.)/, ''))
}
