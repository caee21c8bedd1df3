import { collectorPatch, type Collector, type CollectorPatch } from '@collect/collectibles/wire'

/** What a collector writes in the form of the preferences. */
export const preferenceFields = ['display_name', 'handle', 'country', 'currency', 'keep_count'] as const
export type PreferenceField = (typeof preferenceFields)[number]

/** The fields as the user typed them. */
export type TypedPreferences = Readonly<Record<PreferenceField, string>>

export const preferenceFieldsIn = (sent: FormData | URLSearchParams): Partial<TypedPreferences> =>
  Object.fromEntries(
    preferenceFields.flatMap((name) => {
      const value = sent.get(name)
      return typeof value === 'string' ? [[name, value] as const] : []
    }),
  )

export const typedPreferences = (collector: Collector): TypedPreferences => ({
  display_name: collector.display_name ?? '',
  handle: collector.handle ?? '',
  country: collector.country ?? '',
  currency: collector.currency,
  keep_count: String(collector.keep_count),
})

type PreferenceReading =
  | { readonly patch: CollectorPatch }
  /** Field → id of its problem. */
  | { readonly problems: Readonly<Record<string, string>> }

/** The change that the fields mean. An empty handle stays as it is: once set, it is only replaced. */
export function readPreferences(typed: TypedPreferences): PreferenceReading {
  const handle = typed.handle.trim()
  const parsed = collectorPatch.safeParse({
    display_name: typed.display_name.trim() === '' ? null : typed.display_name,
    ...(handle !== '' && { handle }),
    country: typed.country === '' ? null : typed.country,
    currency: typed.currency,
    keep_count: /^\d{1,6}$/.test(typed.keep_count.trim()) ? Number(typed.keep_count) : typed.keep_count,
  })
  if (parsed.success) return { patch: parsed.data }
  return {
    problems: Object.fromEntries(
      parsed.error.issues.map((issue) => [
        String(issue.path[0]),
        issue.code === 'custom' && typeof issue.params?.['id'] === 'string' ? issue.params['id'] : issue.code,
      ]),
    ),
  }
}
