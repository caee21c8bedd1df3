import { sql, type RawBuilder, type SqlBool } from 'kysely'

import type { QueryWord } from './search-words.ts'

/** The last of all letters: each word that begins with another one lies before it and this. */
const lastLetter = '\u{10ffff}'

/** Whether a column of words begins with these letters. */
export const beginsWith = (column: RawBuilder<unknown>, text: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${column} >= ${text} and ${column} < ${text + lastLetter}`

/** Whether the column `word` is a word of a search, or begins with it. */
export const isWord = ({ text, isPrefix }: QueryWord): RawBuilder<SqlBool> =>
  isPrefix ? beginsWith(sql.ref('word'), text) : sql<SqlBool>`word = ${text}`

/** The same for a word of a text. */
export const matchesWord = ({ text, isPrefix }: QueryWord, word: string): boolean =>
  isPrefix ? word.startsWith(text) : word === text
