/** The variables in scope; external variables have a prefix that no name can have. */
export type Scope = ReadonlyMap<string, unknown>

type Operator = (left: unknown, right: () => unknown) => unknown

/** Operators by precedence, lowest first. The right operand is evaluated only if needed. */
export const levels: readonly ReadonlyMap<string, Operator>[] = [
  new Map([['||', (a, b) => booleanOf(a) || booleanOf(b())]]),
  new Map([['&&', (a, b) => booleanOf(a) && booleanOf(b())]]),
  new Map([
    ['==', (a, b) => isSame(a, b())],
    ['!=', (a, b) => !isSame(a, b())],
  ]),
  new Map([['in', (a, b) => hasField(b(), a)]]),
  new Map([['+', (a, b) => sum(a, b())]]),
]

type Work = (scope: Scope, ...given: readonly unknown[]) => unknown

export const functions: ReadonlyMap<string, Work> = new Map<string, Work>([
  [
    'extVar',
    (scope, name) => {
      if (!scope.has(`$${String(name)}`)) throw new Error(`there is no variable ${String(name)}`)
      return scope.get(`$${String(name)}`)
    },
  ],
  ['get', (_, from, key, otherwise = null) => (hasField(from, key) ? fieldOf(from, key) : otherwise)],
  ['objectHas', (_, from, key) => hasField(from, key)],
  ['length', (_, value) => lengthOf(value)],
  ['toString', (_, value) => stringOf(value)],
])

function lengthOf(value: unknown): number {
  if (typeof value === 'string' || Array.isArray(value)) return value.length
  if (isObject(value)) return Object.keys(value).length
  throw new Error('this has no length')
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const hasField = (value: unknown, key: unknown): boolean => isObject(value) && Object.hasOwn(value, String(key))

export function fieldOf(value: unknown, key: unknown): unknown {
  if (Array.isArray(value) && typeof key === 'number') return value[key] ?? null
  if (isObject(value) && hasField(value, key)) return value[String(key)]
  throw new Error(`there is no field ${String(key)}`)
}

function sum(a: unknown, b: unknown): unknown {
  if (typeof a === 'number' && typeof b === 'number') return a + b
  if (Array.isArray(a) && Array.isArray(b)) return [...(a as unknown[]), ...(b as unknown[])]
  if (isObject(a) && isObject(b)) return { ...a, ...b }
  if (typeof a === 'string' || typeof b === 'string') return stringOf(a) + stringOf(b)
  throw new Error('these cannot be added')
}

const stringOf = (value: unknown): string => (typeof value === 'string' ? value : manifested(value))

/** Formats values as Jsonnet does: fields sorted by name, a blank after each colon and comma. */
function manifested(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? '[ ]' : `[${value.map(manifested).join(', ')}]`
  if (!isObject(value)) return JSON.stringify(value)
  const names = Object.keys(value).toSorted()
  if (names.length === 0) return '{ }'
  return `{${names.map((name) => `${JSON.stringify(name)}: ${manifested(value[name])}`).join(', ')}}`
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

export function booleanOf(value: unknown): boolean {
  if (typeof value === 'boolean') return value
  throw new Error('expected true or false')
}
