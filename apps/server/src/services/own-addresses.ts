/** Paths of the service that the app serves under its own origin. */
const carried = /^\/(?:self-service|\.well-known)\//

/** An address where a flow starts. Only the identity service has such paths, so any base address is accepted. */
const start =
  /^https?:\/\/[^?#]*?(\/self-service\/(?:login|registration|settings|recovery|verification)\/browser(?:\?.*)?)$/

export interface OwnAddresses {
  /**
   * The target of a redirect: an address of the service moves to the app's origin, all others stay.
   * @param asked the `return_to` of the browser's own request
   */
  ofRedirect(address: string, asked?: string | null): string
  /**
   * The same for all addresses in a JSON text of the service; a text without any is returned unchanged.
   * @returns undefined for a text that is no JSON
   */
  inText(text: string): string | undefined
}

/**
 * Rewrites a remote service's addresses to the app's origin. Its base address may differ from that origin and from the
 * address at which the app reaches it; a form posted there would lack its cookies. Every flow names the base address in
 * `ui.action`.
 * @param reached the address at which the app reaches the service
 */
export function createOwnAddresses(reached: string, origin: string): OwnAddresses {
  const bases = new Set([reached])

  function learn(action: string): void {
    const base = /^(https?:\/\/.*?)\/self-service\//.exec(action)?.[1]
    // Names come from the service's own answers. The bound is for a service that repeats every host of a request.
    if (base !== undefined && base !== origin && bases.size < 16) bases.add(base)
  }

  function of(address: string): string {
    for (const base of bases) {
      if (!address.startsWith(base)) continue
      const path = address.slice(base.length)
      if (carried.test(path)) return origin + path
    }
    return address
  }

  return {
    ofRedirect(address, asked) {
      const own = of(address)
      // Before the first flow, the base address may still be unknown (a settings page without a session).
      const path = own === address && address !== asked ? start.exec(address)?.[1] : undefined
      return path === undefined ? own : origin + path
    },
    inText(text) {
      const body = parsed(text)
      if (body === undefined) return undefined
      const action = actionIn(body)
      if (action !== undefined) learn(action)
      let isChanged = false
      const changed = JSON.stringify(body, (_name, value: unknown) => {
        if (typeof value !== 'string') return value
        const own = of(value)
        isChanged ||= own !== value
        return own
      })
      return isChanged ? changed : text
    },
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined // an empty or broken body
  }
}

/** `ui.action` of a flow. */
export function actionIn(body: unknown): string | undefined {
  const ui = typeof body === 'object' && body !== null && 'ui' in body ? body.ui : undefined
  const action = typeof ui === 'object' && ui !== null && 'action' in ui ? ui.action : undefined
  return typeof action === 'string' ? action : undefined
}
