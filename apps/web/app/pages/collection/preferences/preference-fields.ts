import {
  isCountry,
  mostKept,
  problemOfHandle,
  textLengths,
  type Collector,
  type CollectorPatch,
} from '@collect/collectibles/wire'

import { readForm } from '../../../forms/form-schema.ts'
import type { FormRules, Problems } from '../../../forms/rules.ts'

/** What a collector writes in the form of the preferences. */
export const preferenceFields = [
  'display_name',
  'handle',
  'country',
  'currency',
  'keep_count',
  'default_place',
  'default_folder',
  'photo_days',
  'mails',
] as const
export type PreferenceField = (typeof preferenceFields)[number]

/** Fields that save by themselves. A handle stays for 30 days once it is saved, so it waits for the button. */
export const selfSavingFields = preferenceFields.filter((name) => name !== 'handle')

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
  default_place: collector.defaults.place ?? '',
  default_folder: collector.defaults.folder ?? '',
  photo_days: collector.defaults.photo_days === true ? 'yes' : '',
  mails: collector.notify.mails === true ? 'yes' : '',
})

type PreferenceReading = { readonly patch: CollectorPatch } | { readonly problems: Problems }

const idOfShelf = /^[0-9a-f-]{36}$/

/** The rules of the fields. */
export const preferenceRules: FormRules = {
  display_name: { maxLength: textLengths.name },
  handle: { custom: (typed) => (typed === '' ? undefined : problemOfHandle(typed.toLowerCase())) },
  country: { custom: (typed) => (typed === '' || isCountry(typed) ? undefined : 'pattern') },
  currency: { required: true, pattern: /^[A-Z]{3}$/ },
  keep_count: { required: true, pattern: /^\d{1,4}$/, min: 0, max: mostKept },
  default_place: { pattern: idOfShelf },
  default_folder: { pattern: idOfShelf },
  photo_days: {},
  mails: {},
}

/** The change that the fields mean. An empty handle stays as it is: once set, it is only replaced. */
export function readPreferences(typed: TypedPreferences): PreferenceReading {
  const reading = readForm(preferenceRules, typed)
  if ('problems' in reading) return reading
  const { display_name = '', handle = '', country = '', currency = '', keep_count } = reading.typed
  const { default_place: place, default_folder: folder, photo_days, mails } = reading.typed
  return {
    patch: {
      display_name: display_name || null,
      ...(handle !== '' && { handle }),
      country: country || null,
      currency,
      keep_count: Number(keep_count),
      defaults: {
        ...(place && { place }),
        ...(folder && { folder }),
        ...(photo_days === 'yes' && { photo_days: true }),
      },
      notify: { mails: mails === 'yes' },
    },
  }
}
