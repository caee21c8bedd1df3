import { BlockList, isIP, type LookupFunction } from 'node:net'
import { ProviderFault } from './provider.ts'

const closed = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of [
  ['::', 96], // with ::1, and IPv4 addresses in their old form
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2001::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  closed.addSubnet(net, bits, 'ipv6')

const isPrivate = (address: string): boolean => closed.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')

const refusal = (host: string) =>
  new ProviderFault('answer', `${host} is in a private network, which clients.http refuses`)

/** @throws ProviderFault for an address in numbers, of which no name is looked up */
export function refusePrivateNumbers({ hostname, host }: URL): void {
  const name = hostname.replace(/^\[|\]$/g, '')
  if (isIP(name) !== 0 && isPrivate(name)) throw refusal(host)
}

/**
 * Looks names up for a connection, and refuses those of private networks. The connection goes to the addresses that
 * were checked. A second look-up could lead to others (DNS rebinding).
 */
export const lookupPublic =
  (lookup: LookupFunction): LookupFunction =>
  (name, options, done) =>
    lookup(name, options, (error, found, family) => {
      if (error) return done(error, found, family)
      const addresses = typeof found === 'string' ? [found] : found.map(({ address }) => address)
      if (addresses.some(isPrivate)) return done(refusal(name), found, family)
      done(null, found, family)
    })

/**
 * An address that is called although its network is private. As in Kratos, it fits exactly; `*` stands for letters
 * without dot and slash, `**` for all. Ours never lets `**` reach from the host into the path.
 */
export function privateException(exception: string): (url: URL) => boolean {
  const { origin, pathname } = new URL(exception)
  const [ofOrigin, ofPath] = [pattern(origin), pattern(pathname)]
  return (url) => ofOrigin.test(url.origin) && ofPath.test(url.pathname)
}

const pattern = (text: string): RegExp =>
  new RegExp(
    `^${text
      .split(/(\*\*|\*)/)
      .map((part) => (part === '**' ? '.*' : part === '*' ? '[^./]*' : part.replace(/[\\^$.|?+()[\]{}]/g, '\\$&')))
      .join('')}$`,
  )
