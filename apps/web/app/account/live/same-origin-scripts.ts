import type { Screen } from '@collect/flow'

/** What the server passes on to the service, whatever address the service gives itself. */
const passedOn = '/.well-known/'

/**
 * The service's scripts come from our own address: the page's policy allows no other, and `integrity` says that they
 * are the same.
 */
export function withSameOriginScripts<S extends Screen>(screen: S): S {
  if (screen.scripts.length === 0) return screen
  return { ...screen, scripts: screen.scripts.map((script) => ({ ...script, src: ownAddressOf(script.src) })) }
}

function ownAddressOf(src: string): string {
  const { pathname, search } = new URL(src, 'http://page')
  return pathname.startsWith(passedOn) ? pathname + search : src
}
