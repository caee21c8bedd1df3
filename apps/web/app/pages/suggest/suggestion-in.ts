interface Suggestion {
  readonly id: string
  readonly category: string
  /** `PUT /items/{id}` (docs/contract/collectibles.md §4.3) */
  readonly body: Readonly<Record<string, unknown>>
}

/** The new item in a form. An empty field is absent; the service judges the others. */
export function suggestionIn(form: FormData): Suggestion {
  const text = (name: string) => {
    const typed = form.get(name)
    return typeof typed === 'string' && typed.trim() !== '' ? typed.trim() : undefined
  }
  const category = text('category') ?? ''
  const from = text('years.from')
  const to = text('years.to')
  const facts = [...form.keys()]
    .filter((name) => name.startsWith('facts.'))
    .map((name) => [name.slice('facts.'.length), text(name)] as const)
    .filter(([, value]) => value !== undefined)
  const years = from !== undefined || to !== undefined
  return {
    id: text('id') ?? '',
    category,
    body: {
      category,
      name: text('name') ?? '',
      ...given('maker', text('maker')),
      ...(years && { years: { ...given('from', yearOf(from)), ...given('to', yearOf(to)) } }),
      facts: Object.fromEntries(facts),
    },
  }
}

const given = (name: string, value: unknown) => (value === undefined ? {} : { [name]: value })

/** A year as a number; anything else stays as typed, so that the service names it. */
const yearOf = (typed: string | undefined): string | number | undefined =>
  typed !== undefined && /^-?\d{1,4}$/.test(typed.replace('−', '-')) ? Number(typed.replace('−', '-')) : typed
