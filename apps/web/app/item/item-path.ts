/** The list's address with the item open. */
export function itemPath(pathname: string, search: string, id: string): string {
  const query = new URLSearchParams(search)
  query.delete('told')
  query.set('item', id)
  return `${pathname}?${query}`
}
