import type { Category } from '@collect/collectibles/wire'

/** The form of a new own item, over its drawer. */
export const addPath = (drawer: Category): string => `/discover?drawer=${drawer}&suggest-item=1`

/** The form that changes an own item, over its drawer. */
export const editPath = (drawer: Category, id: string): string => `/discover?drawer=${drawer}&edit-item=${id}`
