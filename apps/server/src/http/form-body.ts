import type { ProblemName } from '../responses/problem.ts'

const formTypes = new Set(['application/x-www-form-urlencoded', 'multipart/form-data'])
/** Paths to which scripts of the app post JSON; React Router's `.data` requests never do. */
const jsonPaths = new Set(['/consent/decision', '/dev/gallery/echo'])

/**
 * Why the body of a form is unreadable; undefined if it is readable. Actions can then rely on their form, and a client
 * with a broken form gets a 4xx instead of a 5xx response.
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
