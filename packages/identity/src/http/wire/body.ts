import type { Body } from '../../methods/strategy.ts'
import { withOwnTypes } from '../../schema/traits-from.ts'
import { FlowError } from '../../flows/flow-error.ts'
import type { ReadBody } from '../../flows/submission-context.ts'

/**
 * Maximum size of a form, in bytes. The contract allows 5 MB (docs/contract/http.md §1.2), which would block all
 * requests for half a second.
 */
const maxFormSize = 256 * 1024
const maxDepth = 16
/** Deeper JSON is not parsed at all, because depth costs the most. */
const maxParsedDepth = 64
/** Maximum number of names and values in one request: parsing blocks the event loop, and forms have few fields. */
const maxFields = 1000
/** Maximum number of lines in a multipart form: the headers of its parts cost the most to parse. */
const maxLines = 10_000
const megabyte = 1024 * 1024
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype'])

/**
 * Reads JSON, urlencoded and multipart bodies into one nested shape without empty strings.
 * @throws 413 when it is larger than 256 kB.
 */
export async function readBody(request: Request): Promise<ReadBody> {
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  const bytes = await readBytes(request, maxFormSize)
  if (bytes.byteLength === 0) return { problem: 'The request body is empty.' }
  switch (type) {
    case 'application/json':
      return readJson(bytes)
    case 'application/x-www-form-urlencoded':
      return isMoreThan(maxFields, bytes, '&') ? tooMany : { body: nested([...new URLSearchParams(decode(bytes))]) }
    case 'multipart/form-data':
      return readMultipart(request.headers.get('content-type') ?? '', bytes)
    default:
      return {
        problem:
          'The content type has to be application/json, application/x-www-form-urlencoded or multipart/form-data.',
      }
  }
}

const tooMany: ReadBody = { problem: `The request holds more than ${maxFields} fields.` }

const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)

/** Whether the bytes contain a mark more than `most` times; checked before parsing. */
function isMoreThan(most: number, bytes: Uint8Array, mark: string): boolean {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = -1
  for (let count = 0; count <= most; count += 1) {
    at = text.indexOf(mark, at + 1)
    if (at < 0) return false
  }
  return true
}

/** @throws 413 when it is larger. */
export async function readBytes(request: Request, largest: number): Promise<Uint8Array<ArrayBuffer>> {
  const size = largest < megabyte ? `${largest / 1024} kB` : `${largest / megabyte} MB`
  const tooLarge = () => new FlowError({ status: 413, reason: `The request is larger than ${size}.` })
  const { headers } = request
  if (Number(headers.get('content-length') ?? 0) > largest) throw tooLarge()
  // With a `Content-Length`, the body cannot be longer. Reading it whole avoids the streams of a full `Request`.
  if (headers.has('content-length') && !headers.has('transfer-encoding')) {
    const bytes = new Uint8Array(await request.arrayBuffer())
    if (bytes.byteLength > largest) throw tooLarge()
    return bytes
  }
  const chunks: Uint8Array[] = []
  let count = 0
  for await (const chunk of request.body ?? []) {
    count += chunk.byteLength
    if (count > largest) throw tooLarge()
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

function readJson(bytes: Uint8Array): ReadBody {
  if (isDeeperThan(maxParsedDepth, bytes)) return { problem: 'The request is nested too deep.' }
  let value: unknown
  try {
    value = JSON.parse(decode(bytes))
  } catch {
    return { problem: 'The request is not valid JSON.' }
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { problem: 'The request has to be a JSON object.' }
  }
  if (countOf(value, maxFields) > maxFields) return tooMany
  const body = nested(Object.entries(value))
  const isTyped = 'traits' in value && !Object.keys(value).some((name) => name.startsWith('traits.'))
  return { body: isTyped ? { ...body, [withOwnTypes]: true } : body }
}

const signs = { quote: 0x22, escape: 0x5c, list: 0x5b, object: 0x7b, listEnd: 0x5d, objectEnd: 0x7d }

/** Whether JSON nests arrays and objects deeper than `most`; checked before parsing. */
function isDeeperThan(most: number, bytes: Uint8Array): boolean {
  let depth = 0
  let isText = false
  for (let at = 0; at < bytes.byteLength && depth <= most; at += 1) {
    const sign = bytes[at]
    if (isText && sign === signs.escape) at += 1
    else if (sign === signs.quote) isText = !isText
    else if (isText) continue
    else if (sign === signs.list || sign === signs.object) depth += 1
    else if (sign === signs.listEnd || sign === signs.objectEnd) depth -= 1
  }
  return depth > most
}

/** The number of values, counted up to one more than `most`, and no deeper than the reader reads. */
function countOf(value: unknown, most: number, depth = 0): number {
  if (typeof value !== 'object' || value === null || depth > maxDepth) return 1
  let count = 1
  for (const key in value) {
    count += countOf((value as Record<string, unknown>)[key], most - count, depth + 1) // a list's items are its keys too
    if (count > most) break
  }
  return count
}

async function readMultipart(type: string, bytes: Uint8Array<ArrayBuffer>): Promise<ReadBody> {
  const edge = /;\s*boundary="?([^";]+)"?/i.exec(type)?.[1] ?? ''
  if (edge !== '' && isMoreThan(maxFields + 1, bytes, `--${edge}`)) return tooMany
  if (isMoreThan(maxLines, bytes, '\n')) return { problem: `The request holds more than ${maxLines} lines.` }
  try {
    const form = await new Response(bytes, { headers: { 'content-type': type } }).formData()
    const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    return texts.length > maxFields ? tooMany : { body: nested(texts) }
  } catch {
    return { problem: 'The request is not a valid form.' }
  }
}

/**
 * `traits.email` becomes `{ traits: { email } }`. The last value of a repeated name counts, and empty strings are
 * dropped.
 */
function nested(entries: readonly (readonly [string, unknown])[]): Body {
  const body: Record<string, unknown> = {}
  for (const [name, value] of entries) {
    const path = name.split('.')
    if (path.length > maxDepth || path.some((key) => forbiddenKeys.has(key))) continue
    const clean = withoutBlanks(value, 0)
    if (clean === undefined) continue
    const last = path.pop() ?? ''
    let place = body
    for (const key of path) {
      const known = place[key]
      const next: Record<string, unknown> = isObject(known) ? known : {}
      place[key] = next
      place = next
    }
    place[last] = isObject(clean) && isObject(place[last]) ? { ...place[last], ...clean } : clean
  }
  for (const name of ['transient_payload', 'upstream_parameters']) {
    if (typeof body[name] === 'string') body[name] = objectIn(body[name])
  }
  return body
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function withoutBlanks(value: unknown, depth: number): unknown {
  if (value === '' || value === undefined || depth > maxDepth) return undefined
  if (Array.isArray(value))
    return value.map((item) => withoutBlanks(item, depth + 1)).filter((item) => item !== undefined)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) => {
      const clean = forbiddenKeys.has(key) ? undefined : withoutBlanks(item, depth + 1)
      return clean === undefined ? [] : [[key, clean]]
    }),
  )
}

/** A form carries an object as JSON text. */
function objectIn(text: string): Record<string, unknown> {
  if (isDeeperThan(maxParsedDepth, Buffer.from(text))) return {}
  try {
    const value: unknown = JSON.parse(text)
    const clean = isObject(value) && countOf(value, maxFields) <= maxFields ? withoutBlanks(value, 0) : undefined
    return isObject(clean) ? clean : {}
  } catch {
    return {} // other values are dropped (docs/contract/http.md §1.2)
  }
}
