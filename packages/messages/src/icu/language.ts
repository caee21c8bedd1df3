/** The `Intl` formats of one language. */
export interface Language {
  number(value: number): string
  /** Long date style: "November 20, 2026" (DATE-STYLE-1). */
  date(value: Date): string
  list(items: readonly string[]): string
  plural(value: number, ordinal: boolean): Intl.LDMLPluralRule
}

/**
 * Creating an Intl object takes a hundred times longer than using it, so each is created once, on first use.
 * The caller fixes `timeZone`, because the server and the browser must show the same day.
 */
export function languageOf(locale: string, timeZone: string): Language {
  const made = new Map<string, unknown>()
  const once = <T>(name: string, make: () => T): T => {
    if (!made.has(name)) made.set(name, make())
    return made.get(name) as T // each name has one factory
  }
  return {
    number: (value) => once('number', () => new Intl.NumberFormat(locale)).format(value),
    date: (value) => once('date', () => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone })).format(value),
    list: (items) => once('list', () => new Intl.ListFormat(locale)).format(items),
    plural: (value, ordinal) =>
      once(`plural ${ordinal}`, () => new Intl.PluralRules(locale, { type: ordinal ? 'ordinal' : 'cardinal' })).select(
        value,
      ),
  }
}
