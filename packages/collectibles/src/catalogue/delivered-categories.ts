import type { CategoryField, FieldType } from '../wire/index.ts'
import type { ScaleId } from './condition-scales.ts'

export interface DeliveredCategory {
  readonly scale: ScaleId
  /** The generator of pictures. */
  readonly art: string
  readonly fields: readonly CategoryField[]
}

/** `denomination:text:fs` is a text that the search finds and counts; `weight_g:number::g` has the unit g. */
const fieldsOf = (of: CategoryField['of'], words: string): readonly CategoryField[] =>
  words
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => {
      const [key = '', type, marks = '', unit] = word.split(':')
      return {
        key,
        type: type as FieldType, // written below
        of,
        ...(unit !== undefined && { unit }),
        ...(marks.includes('f') && { facet: true }),
        ...(marks.includes('s') && { searched: true }),
      }
    })

const category = (art: string, scale: ScaleId, item: string, variant = '', copy = ''): DeliveredCategory => ({
  art,
  scale,
  fields: [...fieldsOf('item', item), ...fieldsOf('variant', variant), ...fieldsOf('copy', copy)],
})

/** docs/contract/collectibles.md §2.5, in the order of the drawers. */
export const deliveredCategories = {
  coins: category(
    'coin',
    'coin',
    'denomination:text:fs metal:choice:f weight_g:number::g diameter_mm:number::mm mint:text:fs mintage:integer ruler:text:s',
    'mint_mark:text finish:choice',
  ),
  stamps: category(
    'stamp',
    'stamp',
    'denomination:text:s colour:choice:fs perforation:text watermark:text printing:choice:f',
    'shade:text',
    'gum:choice centring:choice cancelled:yes_no',
  ),
  minerals: category(
    'mineral',
    'generic',
    'formula:text:s crystal_system:choice:f hardness:number colour:choice:f',
    '',
    'locality:text:s weight_g:number::g size_mm:text::mm',
  ),
  cards: category(
    'card',
    'card',
    'kind:choice:fs artist:text:fs',
    'finish:choice:f language:choice:f',
    'altered:yes_no signed:yes_no',
  ),
  vinyl: category(
    'vinyl',
    'record',
    'artist:text:fs label:text:fs catalogue_number:text:s format:choice:f genre:choice:f discs:integer',
    'colour:text country:country',
    'sleeve:choice matrix:text:s',
  ),
  figures: category(
    'figure',
    'boxed',
    'series:text:fs scale:text sculptor:text:s material:choice:f',
    'edition:text',
    'boxed:yes_no accessories:text',
  ),
  banknotes: category(
    'note',
    'paper',
    'denomination:text:fs printer:text:s signature:text:s size_mm:text::mm',
    'prefix:text',
    'replacement:yes_no',
  ),
  comics: category(
    'comic',
    'comic',
    'issue:text writer:text:s artist:text:s story:text:s',
    'cover:text printing:text',
    'page_quality:choice',
  ),
  games: category(
    'box',
    'boxed',
    'designer:text:fs players:text minutes:integer age:integer',
    'language:choice:f edition:text',
    'complete:yes_no sleeved:yes_no',
  ),
  other: category('tag', 'generic', ''),
} as const satisfies Record<string, DeliveredCategory>
