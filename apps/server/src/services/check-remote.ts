import type { Log } from '../process/log.ts'
import { actionIn } from './own-addresses.ts'

interface CheckOptions {
  /** Base address of the service, without a trailing slash. */
  readonly base: string
  /** The app's origin. */
  readonly origin: string
  readonly log: Log
  readonly signal: AbortSignal
  /** Time limit for each answer, in milliseconds. */
  readonly timeoutMs?: number
}

/** Kinds of flows that start without a session. */
const kinds = ['login', 'registration', 'recovery', 'verification'] as const

/**
 * Asks a service at another address once whether it is ready, and whether its flows lead to the app. All it finds is a
 * warning: the service may start later than the app.
 */
export async function checkRemote({ base, origin, log, signal, timeoutMs = 15_000 }: CheckOptions): Promise<void> {
  const ask = (path: string, accept: string) =>
    fetch(base + path, {
      headers: { accept },
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    })
  const warn = (setting: string, address: string, expected: string) =>
    log.warn(
      { event: 'identity.wrong_address', setting, address, expected },
      'A flow of the identity service does not lead to the app. Change this setting of the service.',
    )

  try {
    const ready = await ask('/health/ready', 'application/json')
    await ready.body?.cancel()
    if (!ready.ok) throw new Error(`/health/ready answered ${ready.status}`)
    const action = actionIn(await (await ask('/self-service/login/browser', 'application/json')).json())
    // Without the id of the flow.
    const own = action?.replace(/\/self-service\/.*$/s, '')
    if (own !== undefined && own !== origin) warn('serve.public.base_url', own, `${origin}/`)
    for (const kind of kinds) {
      const start = await ask(`/self-service/${kind}/browser`, 'text/html')
      await start.body?.cancel()
      const page = URL.parse(start.headers.get('location') ?? '', base)
      if (page && page.origin !== origin)
        warn(`selfservice.flows.${kind}.ui_url`, page.origin + page.pathname, `${origin}/${kind}`)
    }
  } catch (error) {
    if (signal.aborted) return
    log.warn({ event: 'identity.not_ready', err: error }, 'The identity service is not ready.')
  }
}
