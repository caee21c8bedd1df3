import { isLoopback } from '../environment/loopback.ts'
import type { Log } from '../process/log.ts'

interface ProxyOptions {
  readonly origin: string
  readonly trustedHops: number
  readonly log: Pick<Log, 'warn'>
}

/** Signs of a proxy in a request. */
interface Signs {
  /** Has a header in which proxies name the client. */
  readonly isForwarded: boolean
  /** The address that the connection comes from. */
  readonly source: string
  readonly host: string | undefined
}

/**
 * Warns once if requests come through a proxy that `TRUST_PROXY` does not declare. All clients behind it would count as
 * one client network, so one of them could use up the limits of all.
 */
export function watchForProxy({ origin, trustedHops, log }: ProxyOptions): (signs: Signs) => void {
  const { host: ownHost, hostname } = new URL(origin)
  let isOver = trustedHops > 0 || isLoopback(hostname)
  return ({ isForwarded, source, host }) => {
    if (isOver) return
    // A local health check uses a local host name, and a local proxy uses the public one.
    const isFromHere = host === ownHost && isLoopback(source.includes(':') ? `[${source}]` : source)
    if (!isForwarded && !isFromHere) return
    isOver = true
    log.warn(
      { event: 'proxy.undeclared', setting: 'TRUST_PROXY', source },
      "A proxy seems to stand in front, but TRUST_PROXY is 0: all clients behind it share one client's limits.",
    )
  }
}
