/** The query of a call; parameters without a value are left out. */
export type Query = Readonly<Record<string, string | number | boolean | undefined>>

export function queryOf(parameters: Query): URLSearchParams {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined && value !== '') query.set(name, String(value))
  }
  return query
}

/** Appends parameters to an address. */
export function addressWith(address: string, parameters: Query = {}): string {
  const query = queryOf(parameters)
  if (query.size === 0) return address
  return `${address}${address.includes('?') ? '&' : '?'}${query}`
}
