import { categories, searchHaves, type Facet, type FacetValue, type SearchFacets } from '@collect/collectibles/wire'
import { tagOf, type Formatter } from '@collect/messages'

import { yearsText } from '../../item/years.ts'
import type { ActiveFilter } from './search-address.ts'

/** The heading of a facet. */
export function facetTitle({ text, find }: Formatter, filter: string): string {
  const known = titled.find((name) => name === filter)
  if (known !== undefined) return text(`search.facet.${known}`)
  const key = filter.replace('fact.', '')
  return find(`field.${key}`) ?? key
}

const titled = ['drawer', 'set', 'maker', 'from', 'country', 'rarity', 'have'] as const

/** What a filter demands. @param name That of the wire, for a set */
export function filterText(formatter: Formatter, { filter, value }: ActiveFilter, name?: string): string {
  const { text, find, locale } = formatter
  switch (filter) {
    case 'drawer': {
      const category = categories.find((known) => known === value)
      return category === undefined ? value : text(`category.${category}`)
    }
    case 'from':
      return spanText(formatter, value)
    case 'country':
      return countriesIn(tagOf(locale)).of(value) ?? value
    case 'rarity':
      return text('search.rarity', { level: value })
    case 'have': {
      const have = searchHaves.find((known) => known === value)
      return have === undefined ? value : text(`search.have.${have}`)
    }
    default:
      return name ?? find(`choice.${filter.replace('fact.', '')}.${value}`) ?? value
  }
}

function spanText({ text }: Formatter, value: string): string {
  const [from = '', to = ''] = value.split('..')
  const year = (digits: string) => yearsText({ from: Number(digits) })
  if (to === '') return text('search.years.from', { year: year(from) })
  if (from === '') return text('search.years.to', { year: year(to) })
  return yearsText({ from: Number(from), to: Number(to) })
}

const countriesIn = (tag: string) => new Intl.DisplayNames(tag, { type: 'region', fallback: 'code' })

/**
 * The facets that narrow the results, or do so already. A value that all results have is no choice; of more results than
 * are counted, that is not known.
 */
export const choicesIn = ({ counted, facets }: SearchFacets, filters: readonly ActiveFilter[]): readonly Facet[] =>
  facets.filter(
    (facet) =>
      counted.capped ||
      facet.values.some(({ count }) => count < counted.value) ||
      filters.some(({ filter }) => filter === facet.filter),
  )

/** The filter that a value of a facet adds. A decade has ten years. */
export const filterOf = ({ filter }: Pick<Facet, 'filter'>, { value }: FacetValue): ActiveFilter =>
  filter === 'from' ? { filter, value: `${value}..${Number(value) + 9}` } : { filter, value }
