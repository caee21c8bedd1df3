import type { Screen } from '@collect/flow'

/** The path that the server proxies to the service, whatever origin the service reports. */
const passedOn = '/.well-known/'

/**
 * Loads the service's scripts from the app's own origin, the only one that the page's policy allows. `integrity` proves
 * that they are unchanged.
 */
export function withSameOriginScripts<S extends Screen>(screen: S): S {
  if (screen.scripts.length === 0) return screen
  return { ...screen, scripts: screen.scripts.map((script) => ({ ...script, src: ownAddressOf(script.src) })) }
}

function ownAddressOf(src: string): string {
  const { pathname, search } = new URL(src, 'http://page')
  return pathname.startsWith(passedOn) ? pathname + search : src
}
