import { Failure } from './failure.ts'

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses changes that another site asks for. Browsers say where a request comes from (Fetch Metadata, or `Origin`);
 * a program that says neither holds no cookies of a person by accident.
 */
export function requireSameOrigin(request: Request): void {
  if (safe.has(request.method)) return
  const site = request.headers.get('Sec-Fetch-Site')
  if (site === 'same-origin' || site === 'none') return
  const origin = request.headers.get('Origin')
  if (site === null && (origin === null || origin === new URL(request.url).origin)) return
  throw new Failure(403, 'Sec-Fetch-Site or Origin names another site than this one.')
}
