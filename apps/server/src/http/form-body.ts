import type { ProblemName } from '../responses/problem.ts'

const formTypes = new Set(['application/x-www-form-urlencoded', 'multipart/form-data'])
/** Where a script of the app posts JSON; the router's own calls under `.data` never do. */
const jsonPaths = new Set(['/consent/decision', '/dev/gallery/echo'])

/**
 * Why no page can read what was sent, or undefined where one can. An action that reads its form may then rely on it,
 * and a client with a broken form gets a 4xx instead of a fault of ours.
 */
export async function problemOfForm(request: Request): Promise<ProblemName | undefined> {
  const type = (request.headers.get('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  const isJson = type === 'application/json' && jsonPaths.has(new URL(request.url).pathname)
  if (!isJson && !formTypes.has(type)) return 'unknownForm'
  try {
    const copy = request.clone()
    await (isJson ? copy.json() : copy.formData())
    return undefined
  } catch {
    return 'unreadable'
  }
}
