import type { Problems, Typed } from '../../../forms/rules.ts'
import { typedPrefix } from '../../../item/copy-path.ts'

/** What a form does with a row (docs/contract/collectibles.md §5.5). */
export const rowActs = ['add', 'rename', 'move', 'remove'] as const
export type RowAct = (typeof rowActs)[number]

/** A form that the service refused. */
export interface RefusedRow {
  readonly intent: string
  readonly act: RowAct
  readonly id: string
  /** The revision that the form goes on from. */
  readonly rev?: number
  readonly typed: Typed
  /** What is wrong with its fields. */
  readonly problems: Problems
  /** The id of what is wrong, if no field is to blame. */
  readonly problem?: string
  /** What another tab or device saved meanwhile. */
  readonly saved?: Typed
}

const wrongPrefix = 'wrong.'

/** The page on which a form stands open again that waited over a sign-in, and was refused then. */
export function withRefusedRow(page: URL, { intent, act, id, rev, typed, problems, problem }: RefusedRow): URL {
  const opened = withoutRefusedRow(page)
  const words = {
    ...prefixed(typedPrefix, typed),
    ...prefixed(wrongPrefix, problems),
    form: `${intent} ${act} ${id}`,
    ...(rev !== undefined && { rev: String(rev) }),
    ...(problem !== undefined && { why: problem }),
  }
  for (const [name, word] of Object.entries(words)) opened.searchParams.set(name, word)
  return opened
}

/** The refused form that an address holds. */
export function refusedRowIn(search: string): RefusedRow | undefined {
  const query = new URLSearchParams(search)
  const [intent = '', does, id = ''] = (query.get('form') ?? '').split(' ')
  const act = rowActs.find((known) => known === does)
  if (act === undefined || !/^[0-9a-f-]{36}$/.test(id)) return undefined
  const [rev, problem] = [query.get('rev') ?? '', query.get('why')]
  return {
    intent,
    act,
    id,
    ...(/^\d{1,15}$/.test(rev) && { rev: Number(rev) }),
    typed: unprefixed(query, typedPrefix),
    problems: unprefixed(query, wrongPrefix),
    ...(problem !== null && { problem }),
  }
}

export function withoutRefusedRow(page: URL): URL {
  const bare = new URL(page)
  const held = [...bare.searchParams.keys()].filter((name) => isHeld(name))
  for (const name of held) bare.searchParams.delete(name)
  return bare
}

const isHeld = (name: string): boolean =>
  ['form', 'rev', 'why'].includes(name) || name.startsWith(typedPrefix) || name.startsWith(wrongPrefix)

const prefixed = (prefix: string, words: Typed): Typed =>
  Object.fromEntries(Object.entries(words).map(([name, word]) => [prefix + name, word]))

const unprefixed = (query: URLSearchParams, prefix: string): Typed =>
  Object.fromEntries(
    [...query].flatMap(([name, word]) => (name.startsWith(prefix) ? [[name.slice(prefix.length), word] as const] : [])),
  )
