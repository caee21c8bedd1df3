/** A word of an item that only its owner sees. */
interface OwnItemWordRow {
  owner_id: string
  word: string
  item_id: string
}

/** A word that an owner wrote about a copy. */
interface CopyWordRow {
  owner_id: string
  word: string
  copy_id: string
}

/** A word of published items. */
interface TermRow {
  term: string
  /** The number of items that brought it. */
  uses: number
}

/** A term without one of its letters. */
interface DeletionRow {
  key: string
  term: string
}

/** The words of published items and sets are not among these: each engine has a form of its own for them. */
export interface SearchTables {
  own_item_words: OwnItemWordRow
  copy_words: CopyWordRow
  search_terms: TermRow
  search_deletes: DeletionRow
}
