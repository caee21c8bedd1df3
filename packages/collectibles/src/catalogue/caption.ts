import { createFormatter, type Locale } from '@collect/messages'

interface Captioned {
  readonly category_id: string
  readonly maker: string | null
  readonly year_from: number | null
  readonly year_to: number | null
}

/** The one line under a name, in the language of the answer: what tells an item from its neighbours at a glance. */
export function captionOf(locale: Locale, item: Captioned, attributes: Readonly<Record<string, unknown>>): string {
  const years = yearsOfCaption(item)
  switch (item.category_id) {
    case 'minerals':
      return mineralCaption(locale, years, wordIn(attributes, 'formula')) || (item.maker ?? '')
    case 'cards':
      return years || kindOfCard(locale, wordIn(attributes, 'kind')) || (item.maker ?? '')
    default:
      return years || (item.maker ?? '')
  }
}

/** A year before the common era needs words, which the sheet has. */
function yearsOfCaption({ year_from, year_to }: Captioned): string {
  if (year_from === null || year_from <= 0) return ''
  return year_to === null || year_to === year_from ? String(year_from) : `${year_from}–${year_to}`
}

/** The year of a mineral or an element is that of its discovery. */
function mineralCaption(locale: Locale, year: string, formula: string): string {
  const { text } = createFormatter(locale)
  if (year === '') return formula
  return formula === '' ? text('item.discovered', { year }) : text('item.discovered.caption', { formula, year })
}

const kindOfCard = (locale: Locale, kind: string): string => createFormatter(locale).find(`choice.kind.${kind}`) ?? kind

function wordIn(attributes: Readonly<Record<string, unknown>>, key: string): string {
  const value = attributes[key]
  return typeof value === 'string' ? value : ''
}
