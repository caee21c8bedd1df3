import { isIPv4, isIPv6 } from 'node:net'

/** The network that a request comes from. */
export interface ClientNetwork {
  /** An IPv4 address, or the first 64 bits of an IPv6 address: the network of one household. */
  readonly name: string
  /** This network and wider ones, the narrowest first: one client may hold many addresses. */
  readonly around: readonly WiderNetwork[]
  /** The name in queues. IPv6 addresses cost nothing, so there it is the widest network. */
  readonly queueKey: string
}

interface WiderNetwork {
  readonly name: string
  /** The factor by which a limit for the whole network is larger. */
  readonly times: number
}

/** All requests without a known address share one network, so that hiding an address gains nothing. */
const unknownNetwork = alone('nowhere')
/** All of 127.0.0.0/8 is this machine: its programs may call from any of these addresses. */
const loopbackNetwork = alone('127.0.0.1')

export function clientNetworkOf(address: string): ClientNetwork {
  if (isIPv4(address)) return networkOfIPv4(address)
  if (!isIPv6(address)) return unknownNetwork
  const groups = groupsOf(address)
  const isFirstZero = (count: number) => groups.slice(0, count).every((group) => group === 0)
  // IPv4-mapped IPv6 addresses count as IPv4.
  if (isFirstZero(5) && groups[5] === 0xffff) return networkOfIPv4(`${bytes(groups[6])}.${bytes(groups[7])}`)
  // `::1` is this machine.
  if (isFirstZero(7) && groups[7] === 1) return loopbackNetwork
  // Providers give whole networks of 56 or 48 bits to one household or one rented server.
  const name = networkOf(groups, 64)
  const wider = [
    { name: networkOf(groups, 56), times: 2 },
    { name: networkOf(groups, 48), times: 4 },
  ]
  return { name, around: [{ name, times: 1 }, ...wider], queueKey: networkOf(groups, 48) }
}

/** Whether the client is on this machine. */
export const isLoopbackNetwork = (network: ClientNetwork): boolean => network === loopbackNetwork

function alone(name: string): ClientNetwork {
  return { name, around: [{ name, times: 1 }], queueKey: name }
}

function networkOfIPv4(name: string): ClientNetwork {
  if (name.startsWith('127.')) return loopbackNetwork
  const network = `${name.slice(0, name.lastIndexOf('.'))}.0/24`
  return {
    name,
    around: [
      { name, times: 1 },
      { name: network, times: 4 },
    ],
    queueKey: name,
  }
}

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): readonly number[] {
  const [head = '', tail] = address.split('%', 1).join('').split('::')
  const before = numbersOf(head)
  const after = tail === undefined ? [] : numbersOf(tail)
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => 0), ...after]
}

const numbersOf = (part: string): readonly number[] =>
  part === ''
    ? []
    : part.split(':').flatMap((group) => {
        if (!isIPv4(group)) return [Number.parseInt(group, 16)]
        const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number)
        return [a * 256 + b, c * 256 + d]
      })

/** The network of the first `bits` bits, at most 64. */
function networkOf(groups: readonly number[], bits: number): string {
  const kept = groups.slice(0, 4).map((group, at) => {
    const own = Math.min(16, Math.max(0, bits - 16 * at))
    return group & (0xffff << (16 - own))
  })
  return `${kept.map((group) => group.toString(16)).join(':')}::/${bits}`
}

const bytes = (group = 0): string => `${group >> 8}.${group & 255}`
