/** What a form of a page has done. In an address it is the parameter `told`, in a page `data-notice`. */
export const toldWords = [
  'kept',
  'released',
  'wished',
  'unwished',
  'spared',
  'unspared',
  'wishes-made',
  'undone',
  'undone-partly',
  'suggested',
  'offered',
  'changed',
  'taken-back',
  'deleted',
  'more-to-lose',
  'still-used',
  'enough-offers',
  'wish-saved',
  'wish-removed',
  'wish-fulfilled',
  'wish-gone',
  'overtaken',
  'spares-marked',
  'spares-marking',
  'too-often',
  'preferences-saved',
  'samples-removed',
  'samples-shown',
  'collection-deleted',
  'added',
  'removed',
  'restored',
  'erased',
  'gone',
  'bin-changed',
  'many-changed',
  'many-deleted',
  'undoing',
  'job-failed',
  'copy-added',
  'copy-saved',
  'copy-deleted',
  'copy-restored',
  'copy-split',
  'copy-gone',
  'copy-late',
  'copy-nameless',
  'copy-promised',
  'photos-added',
  'photos-refused',
  'photo-saved',
  'photo-moved',
  'photo-deleted',
  'photo-late',
  'failed',
  'unsent',
] as const
export type Told = (typeof toldWords)[number]

export interface ActNews {
  readonly told: Told
  /** The batch that takes it back; absent if nothing changed. */
  readonly batch?: string | undefined
  /** Rows that changed. */
  readonly count?: number | undefined
  /** Rows that an undo left alone. */
  readonly left?: number | undefined
  /** The item of a list's row whose form was posted; absent for the open item. */
  readonly about?: string | undefined
  /** The job that still does it. */
  readonly job?: string | undefined
}

const names = ['told', 'batch', 'count', 'left', 'about', 'job'] as const

/** The news that an address carries after a form was posted without a script. */
export function newsIn(query: URLSearchParams): ActNews | undefined {
  const told = toldWords.find((word) => word === query.get('told'))
  if (told === undefined) return undefined
  const number = (name: string) => {
    const text = query.get(name)
    return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined
  }
  const id = (name: string) => {
    const text = query.get(name) ?? ''
    return /^[0-9a-f-]{36}$/.test(text) ? text : undefined
  }
  const about = query.get('about') ?? ''
  return {
    told,
    batch: id('batch'),
    count: number('count'),
    left: number('left'),
    about: /^[a-z0-9-]{1,64}$/.test(about) ? about : undefined,
    job: id('job'),
  }
}

export function withNews(page: URL, news: ActNews): URL {
  const told = withoutNews(page)
  for (const name of names) if (news[name] !== undefined) told.searchParams.set(name, String(news[name]))
  return told
}

export function withoutNews(page: URL): URL {
  const bare = new URL(page)
  for (const name of [...names, 'refused']) bare.searchParams.delete(name)
  return bare
}
