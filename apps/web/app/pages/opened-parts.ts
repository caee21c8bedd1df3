import { withoutNews } from '../acts/act-news.ts'
import { ofSheets, typedPrefix } from '../item/copy-path.ts'

/**
 * Parameters of what lies open on a page: forms of items, rows and wishes, and questions. A form that a user sent
 * without a session waits in the fields of its wish, or behind the prefixes.
 */
const ofForms: readonly string[] = [
  'suggest-item',
  'edit-item',
  'change',
  'ask',
  'form',
  'rev',
  'why',
  'wish',
  'priority',
  'min_grade',
  'max',
  'max_currency',
  'quantity',
  'note',
]

/** Parameters of a list that its sheets use too: `part` names some of the sets, the others what is selected. */
const ofLists: readonly string[] = ['part', 'ids', 'all']

const isOpened = (name: string, isBulk: boolean): boolean =>
  ofForms.includes(name) ||
  name.startsWith(typedPrefix) ||
  name.startsWith('wrong.') ||
  (ofSheets.includes(name) && (isBulk || !ofLists.includes(name)))

/** The list of a page in its order, with its filters and its place: nothing is open, and nothing is told. */
export function withoutOpenedParts(page: URL): URL {
  const list = withoutNews(page)
  const isBulk = list.searchParams.has('bulk')
  const opened = [...list.searchParams.keys()].filter((name) => isOpened(name, isBulk))
  for (const name of opened) list.searchParams.delete(name)
  return list
}
