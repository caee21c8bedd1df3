import {
  offeredCurrencies,
  type Collector,
  type CopyOverview,
  type FolderList,
  type PlaceList,
} from '@collect/collectibles/wire'

import { newsIn, type ActNews } from '../../../acts/act-news.ts'
import { readCollectibles } from '../../../server/ask-collectibles.ts'
import { localeOfVisit } from '../../../server/locale.ts'
import type { Visit } from '../../../server/visit.ts'
import { countriesIn, currenciesIn } from './countries.ts'
import { preferenceFieldsIn, typedPreferences, type TypedPreferences } from './preference-fields.ts'

export interface OpenPreferences {
  readonly collector: Collector
  readonly typed: TypedPreferences
  /** Values with their names. */
  readonly countries: readonly (readonly [code: string, name: string])[]
  readonly currencies: readonly (readonly [code: string, name: string])[]
  readonly places: readonly (readonly [id: string, path: string])[]
  readonly folders: readonly (readonly [id: string, path: string])[]
  /** What is saved now. */
  readonly loaded: TypedPreferences
  /** The number of copies. */
  readonly count: number
  readonly news: ActNews | undefined
}

/** The preferences of `?show=preferences`. */
export async function loadPreferences(visit: Visit): Promise<OpenPreferences> {
  const { searchParams } = visit.url
  const [collector, { places }, { folders }, { count }, locale] = await Promise.all([
    readCollectibles<Collector>(visit, '/collector'),
    readCollectibles<PlaceList>(visit, '/places'),
    readCollectibles<FolderList>(visit, '/folders'),
    readCollectibles<CopyOverview>(visit, '/copies/overview'),
    localeOfVisit(visit),
  ])
  const loaded = typedPreferences(collector)
  return {
    collector,
    loaded,
    // What the user typed before a sign-in.
    typed: { ...loaded, ...preferenceFieldsIn(searchParams) },
    places: places.map(({ id, path }) => [id, path] as const),
    folders: folders.map(({ id, path }) => [id, path] as const),
    countries: countriesIn(locale),
    currencies: currenciesIn(locale, [...new Set([collector.currency, ...offeredCurrencies])]),
    count,
    news: newsIn(searchParams),
  }
}
