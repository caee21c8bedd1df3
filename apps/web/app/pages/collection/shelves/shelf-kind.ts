/** Rows that pieces lie in or carry: the intent of their forms → their path. */
export const shelfTables = { place: 'places', folder: 'folders', tag: 'tags' } as const
export type ShelfKind = keyof typeof shelfTables

/** Kinds whose rows lie inside each other. */
export type TreeKind = Exclude<ShelfKind, 'tag'>
