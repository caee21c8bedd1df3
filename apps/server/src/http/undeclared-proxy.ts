import { isLoopback } from '../environment/loopback.ts'
import type { Log } from '../process/log.ts'

interface ProxyOptions {
  readonly origin: string
  readonly trustedHops: number
  readonly log: Pick<Log, 'warn'>
}

/** What a request shows of a proxy in front. */
interface Signs {
  /** A header in which proxies name the client. */
  readonly isForwarded: boolean
  /** The address that the connection comes from. */
  readonly source: string
  readonly host: string | undefined
}

/**
 * Tells the operator once that a proxy stands in front which TRUST_PROXY does not declare: all clients behind it count
 * as one place, so that one of them uses up the limits of all.
 */
export function watchForProxy({ origin, trustedHops, log }: ProxyOptions): (signs: Signs) => void {
  const { host: ownHost, hostname } = new URL(origin)
  let isOver = trustedHops > 0 || isLoopback(hostname)
  return ({ isForwarded, source, host }) => {
    if (isOver) return
    // A health check on this machine asks for an address of the machine, a proxy for the public name.
    const isFromHere = host === ownHost && isLoopback(source.includes(':') ? `[${source}]` : source)
    if (!isForwarded && !isFromHere) return
    isOver = true
    log.warn(
      { event: 'proxy.undeclared', setting: 'TRUST_PROXY', source },
      "A proxy seems to stand in front, but TRUST_PROXY is 0: all clients behind it share one client's limits.",
    )
  }
}
