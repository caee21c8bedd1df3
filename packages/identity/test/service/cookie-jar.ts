/** A browser's cookies for one origin. */
export interface CookieJar {
  /** Stores the cookies that an answer sets. */
  take(setCookies: readonly string[]): void
  /** The Cookie header of the next request, empty without cookies. */
  header(): string
  /** A cookie's value by its name, or by the beginning of the name. */
  get(name: string): string | undefined
  set(name: string, value: string): void
  lose(name?: string): void
  names(): readonly string[]
  /** Another browser with the same cookies. */
  copy(): CookieJar
}

interface Kept {
  readonly value: string
  readonly until: number
}

export function createCookieJar(clock: () => number, kept = new Map<string, Kept>()): CookieJar {
  const live = () => [...kept].filter(([, { until }]) => until > clock())
  const nameOf = (beginning: string) => live().find(([name]) => name.startsWith(beginning))?.[0]
  return {
    take(setCookies) {
      for (const text of setCookies) {
        const [pair = '', ...attributes] = text.split(/; */)
        const at = pair.indexOf('=')
        const age = attributes.map((attribute) => /^max-age=(-?\d+)$/i.exec(attribute)?.[1]).find(Boolean)
        const until = age === undefined ? Number.POSITIVE_INFINITY : clock() + Number(age) * 1000
        if (until <= clock()) kept.delete(pair.slice(0, at))
        else kept.set(pair.slice(0, at), { value: pair.slice(at + 1), until })
      }
    },
    header: () =>
      live()
        .map(([name, { value }]) => `${name}=${value}`)
        .join('; '),
    get: (beginning) => kept.get(nameOf(beginning) ?? '')?.value,
    set: (beginning, value) => kept.set(nameOf(beginning) ?? beginning, { value, until: Number.POSITIVE_INFINITY }),
    lose(beginning) {
      if (beginning === undefined) return kept.clear()
      kept.delete(nameOf(beginning) ?? '')
    },
    names: () => live().map(([name]) => name),
    copy: () => createCookieJar(clock, new Map(kept)),
  }
}
