/** A patch that is invalid or does not fit the document. */
export class PatchError extends Error {
  override readonly name = 'PatchError'
}

export interface PatchOperation {
  readonly op: 'add' | 'remove' | 'replace' | 'move' | 'copy' | 'test'
  readonly path: string
  readonly from?: string | undefined
  readonly value?: unknown
}

type Container = Record<string, unknown> | unknown[]

/** Keys that reach prototypes of JavaScript. */
const forbidden = new Set(['__proto__', 'constructor', 'prototype'])

/** Maximum size of all copies in one patch, in characters of JSON: each copy can double the next one. */
const maxCopied = 1_000_000

/** Applies the operations in order to a copy. If one fails, the patch fails (RFC 6902). */
export function applyPatch(document: unknown, operations: readonly PatchOperation[]): unknown {
  const root = { document: structuredClone(document) }
  let copied = 0
  for (const operation of operations) {
    if (operation.op === 'copy') copied += JSON.stringify(valueAt(root, stepsOf(operation.from)) ?? null).length
    if (copied > maxCopied) throw new PatchError('the patch copies too much data')
    apply(root, operation)
  }
  return root.document
}

function apply(root: Record<string, unknown>, { op, path, from, value }: PatchOperation): void {
  const place = stepsOf(path)
  switch (op) {
    case 'add':
      return add(root, place, structuredClone(value))
    case 'remove':
      return void take(root, place)
    case 'replace':
      take(root, place)
      return add(root, place, structuredClone(value))
    case 'move':
      // A value cannot be moved into itself.
      if (`${path}/`.startsWith(`${from}/`) && path !== from)
        throw new PatchError(`"${from}" cannot be moved into itself`)
      return add(root, place, take(root, stepsOf(from)))
    case 'copy':
      return add(root, place, structuredClone(valueAt(root, stepsOf(from))))
    case 'test':
      if (!isSame(valueAt(root, place), value)) throw new PatchError(`the test of "${path}" failed`)
  }
}

/** The steps of a JSON pointer (RFC 6901). */
function stepsOf(pointer: string | undefined): readonly string[] {
  if (pointer === undefined) throw new PatchError('"from" is missing')
  if (pointer !== '' && !pointer.startsWith('/')) throw new PatchError(`"${pointer}" is not a JSON pointer`)
  const steps = pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
  const bad = steps.find((step) => forbidden.has(step))
  if (bad !== undefined) throw new PatchError(`the path "${pointer}" is forbidden`)
  return ['document', ...steps]
}

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null

function valueAt(root: unknown, steps: readonly string[]): unknown {
  let at = root
  for (const step of steps) {
    if (!isContainer(at) || !Object.hasOwn(at, step)) throw new PatchError(`there is no value at "${step}"`)
    at = (at as Record<string, unknown>)[step] // an array's items are its keys too
  }
  return at
}

/** The container of the last step, and that step. */
function ends(root: unknown, steps: readonly string[]): { readonly holder: Container; readonly key: string } {
  const holder = valueAt(root, steps.slice(0, -1))
  if (!isContainer(holder)) throw new PatchError(`"${steps.at(-2) ?? ''}" is neither an object nor an array`)
  return { holder, key: steps.at(-1) ?? '' }
}

function add(root: Record<string, unknown>, steps: readonly string[], value: unknown): void {
  const { holder, key } = ends(root, steps)
  if (Array.isArray(holder)) holder.splice(key === '-' ? holder.length : indexIn(key, holder.length), 0, value)
  else holder[key] = value
}

function take(root: Record<string, unknown>, steps: readonly string[]): unknown {
  const { holder, key } = ends(root, steps)
  if (Array.isArray(holder)) return holder.splice(indexIn(key, holder.length - 1), 1)[0]
  if (!Object.hasOwn(holder, key)) throw new PatchError(`there is no value at "${key}"`)
  const value = holder[key]
  delete holder[key]
  return value
}

function indexIn(key: string, last: number): number {
  if (!/^(?:0|[1-9]\d{0,8})$/.test(key) || Number(key) > last)
    throw new PatchError(`"${key}" is not an index of the array`)
  return Number(key)
}

function isSame(a: unknown, b: unknown): boolean {
  if (!isContainer(a) || !isContainer(b)) return a === b
  const [mine, theirs] = [Object.entries(a), Object.entries(b)]
  return (
    Array.isArray(a) === Array.isArray(b) &&
    mine.length === theirs.length &&
    mine.every(([key, value]) => Object.hasOwn(b, key) && isSame(value, (b as Record<string, unknown>)[key])) // as above
  )
}
