/** How far an entry of the catalogue is public. */
export type CatalogueStatus = 'private' | 'pending' | 'published' | 'merged' | 'withdrawn'
