import { textLengths } from '@collect/collectibles/wire'
import type { ProblemName } from '../responses/problem.ts'

const urlencoded = 'application/x-www-form-urlencoded'
const formTypes = new Set([urlencoded, 'multipart/form-data'])

/** Most of the pages' own forms are short, and parsing a large one would delay all other requests. In bytes. */
export const maxPageForm = 16 * 1024
/** A character of four bytes in UTF-8, such as an emoji, is `%F0%9F%98%80` in a form. */
const bytesOfCharacter = 12
/** Of the form of a copy: its notes and three own fields, each as long as it may be. Letters take less. */
const longTexts = 4
/** Bytes of a form with long texts, or with all picks of a change of many: parsing one takes up to 50 ms. */
export const maxLongForm = longTexts * textLengths.notes * bytesOfCharacter + maxPageForm
/** A change of many has 1,000 picks and a few fields. The time to parse grows with the square of their number. */
const maxFields = 2_000
/** Pages with such forms, and their addresses for a script. */
const pagesWithLongForms = new Set(['/collection', '/collection.data', '/discover', '/discover.data'])

/** Whether the page of a form takes a long one. */
export const mayBeLong = (request: Request): boolean =>
  typeOf(request) === urlencoded && pagesWithLongForms.has(new URL(request.url).pathname)

/** Paths to which scripts of the app post JSON; React Router's `.data` requests never do. */
const jsonPaths = new Set(['/consent/decision', '/dev/gallery/echo'])

/**
 * Why the body of a form is unreadable; undefined if it is readable. Actions can then rely on their form, and a client
 * with a broken form gets a 4xx instead of a 5xx response.
 */
export async function problemOfForm(request: Request): Promise<ProblemName | undefined> {
  const type = typeOf(request)
  const isJson = type === 'application/json' && jsonPaths.has(new URL(request.url).pathname)
  if (!isJson && !formTypes.has(type)) return 'unknownForm'
  try {
    const copy = request.clone()
    // Such a form is never broken, so counting its fields is enough.
    if (type === urlencoded) return hasTooMany(new Uint8Array(await copy.arrayBuffer())) ? 'tooLarge' : undefined
    await (isJson ? copy.json() : copy.formData())
    return undefined
  } catch {
    return 'unreadable'
  }
}

const typeOf = ({ headers }: Request): string =>
  (headers.get('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''

const mark = '&'.charCodeAt(0)

function hasTooMany(form: Uint8Array): boolean {
  let count = 1
  for (let at = form.indexOf(mark); at >= 0 && count <= maxFields; at = form.indexOf(mark, at + 1)) count += 1
  return count > maxFields
}
