/** What of the service is reached under our own origin. */
const carried = /^\/(?:self-service|\.well-known)\//

/** Whatever stands before it: where flows start is the service's, and nobody else's. */
const start =
  /^https?:\/\/[^?#]*?(\/self-service\/(?:login|registration|settings|recovery|verification)\/browser(?:\?.*)?)$/

export interface OwnAddresses {
  /**
   * Where a redirect leads: an address of the service becomes ours, every other one stays as it is.
   * @param asked where the browser itself asked to be sent to
   */
  ofRedirect(address: string, asked?: string | null): string
  /** The same for all addresses in a JSON text of the service; a text that holds none comes back untouched. */
  inText(text: string): string
}

/**
 * A service calls itself by its own base address, which may be another than the one we reach it at, or than ours: a
 * form that posted there would leave its cookies behind. It says its name in every flow (`ui.action`).
 * @param reached where we reach the service
 */
export function createOwnAddresses(reached: string, origin: string): OwnAddresses {
  const bases = new Set([reached])

  function learn(action: string): void {
    const base = /^(https?:\/\/.*?)\/self-service\//.exec(action)?.[1]
    // Only the service itself is heard; the bound is against one that calls itself by every name it is asked for.
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
      // A service that was not heard yet may have yet another name (a settings page without a session).
      const path = own === address && address !== asked ? start.exec(address)?.[1] : undefined
      return path === undefined ? own : origin + path
    },
    inText(text) {
      const body: unknown = JSON.parse(text)
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

/** `ui.action` of a flow. */
function actionIn(body: unknown): string | undefined {
  const ui = typeof body === 'object' && body !== null && 'ui' in body ? body.ui : undefined
  const action = typeof ui === 'object' && ui !== null && 'action' in ui ? ui.action : undefined
  return typeof action === 'string' ? action : undefined
}
