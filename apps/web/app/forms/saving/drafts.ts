import type { Typed } from '../rules.ts'

/** What a user typed into a form, and when. */
export interface FormDraft {
  readonly fields: Typed
  /** In milliseconds since 1970. */
  readonly at: number
}

export interface Drafts {
  read(key: string): FormDraft | undefined
  /** A storage without room keeps nothing. */
  keep(key: string, draft: FormDraft): void
  drop(key: string): void
  subscribe(onChange: () => void): () => void
}

/** Drafts that are kept at once; the oldest goes first. */
const most = 20
const place = 'drafts'

/** Drafts of forms in a storage of the browser. */
export function draftsIn(storage: Pick<Storage, 'getItem' | 'setItem'>): Drafts {
  const listeners = new Set<() => void>()
  let all = read()

  function read(): Readonly<Record<string, FormDraft>> {
    try {
      return JSON.parse(storage.getItem(place) ?? '{}') as Record<string, FormDraft> // written below
    } catch {
      return {}
    }
  }
  function write(drafts: readonly (readonly [key: string, draft: FormDraft])[]): void {
    try {
      storage.setItem(place, JSON.stringify(Object.fromEntries(drafts)))
      all = Object.fromEntries(drafts)
    } catch {
      return
    }
    for (const listener of listeners) listener()
  }
  const othersOf = (key: string) => Object.entries(all).filter(([other]) => other !== key)
  return {
    read: (key) => all[key],
    keep(key, draft) {
      const newest = othersOf(key).toSorted(([, one], [, other]) => other.at - one.at)
      write([[key, draft], ...newest.slice(0, most - 1)])
    },
    drop(key) {
      if (key in all) write(othersOf(key))
    },
    subscribe(onChange) {
      listeners.add(onChange)
      return () => void listeners.delete(onChange)
    },
  }
}

const nowhere = { getItem: () => null, setItem: () => {} }

/** A browser may refuse to keep anything. */
function storageOfTab(): Pick<Storage, 'getItem' | 'setItem'> {
  try {
    return sessionStorage
  } catch {
    return nowhere
  }
}

let opened: Drafts | undefined

/** Drafts of this tab. */
export const openDrafts = (): Drafts => (opened ??= draftsIn(storageOfTab()))
