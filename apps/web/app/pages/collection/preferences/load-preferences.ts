import { offeredCurrencies, type Collector, type CopyOverview } from '@collect/collectibles/wire'

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
  /** The number of copies. */
  readonly count: number
  readonly news: ActNews | undefined
}

/** The preferences of `?show=preferences`. */
export async function loadPreferences(visit: Visit): Promise<OpenPreferences> {
  const { searchParams } = visit.url
  const [collector, { count }, locale] = await Promise.all([
    readCollectibles<Collector>(visit, '/collector'),
    readCollectibles<CopyOverview>(visit, '/copies/overview'),
    localeOfVisit(visit),
  ])
  return {
    collector,
    // What the user typed before a sign-in.
    typed: { ...typedPreferences(collector), ...preferenceFieldsIn(searchParams) },
    countries: countriesIn(locale),
    currencies: currenciesIn(locale, [...new Set([collector.currency, ...offeredCurrencies])]),
    count,
    news: newsIn(searchParams),
  }
}
