/** What an ordered column holds, as SQL names it. */
export type ColumnType = 'text' | 'integer' | 'bigint'
