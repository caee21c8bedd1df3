import type { Typed } from './rules.ts'

/** What a user typed into a form, and when. */
interface Draft {
  readonly fields: Typed
  /** In milliseconds since 1970. */
  readonly at: number
}

export interface Drafts {
  read(key: string): Draft | undefined
  /** @returns When it was kept; undefined if there is no room */
  keep(key: string, fields: Typed, at: number): number | undefined
  drop(key: string): void
}

/** Drafts that are kept at once; the oldest goes first. */
const most = 20
const place = 'drafts'

/** Drafts of forms in a storage of the browser. */
export function draftsIn(storage: Pick<Storage, 'getItem' | 'setItem'>): Drafts {
  const all = (): Readonly<Record<string, Draft>> => {
    try {
      return JSON.parse(storage.getItem(place) ?? '{}') as Record<string, Draft> // written below
    } catch {
      return {}
    }
  }
  const write = (drafts: readonly (readonly [key: string, draft: Draft])[]) =>
    storage.setItem(place, JSON.stringify(Object.fromEntries(drafts)))
  return {
    read: (key) => all()[key],
    keep(key, fields, at) {
      const others = Object.entries(all()).filter(([other]) => other !== key)
      const newest = others.toSorted(([, one], [, other]) => other.at - one.at).slice(0, most - 1)
      try {
        write([[key, { fields, at }], ...newest])
        return at
      } catch {
        return undefined
      }
    },
    drop: (key) => write(Object.entries(all()).filter(([other]) => other !== key)),
  }
}
