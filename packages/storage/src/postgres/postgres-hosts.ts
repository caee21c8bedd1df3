/** Every part of a PostgreSQL address: scheme, user with password, hosts, database, query. */
const parts = /^(postgres(?:ql)?:\/\/)([^/?#]*@)?([^/?#@]*)(\/[^?#]*)?(?:\?([^#]*))?$/

/** The servers to choose from. Only a writable one is of use, which `primary` means as well. */
const wanted = new Set(['read-write', 'primary'])

/**
 * Reads `postgres://user@one:5432,two:5433/name?target_session_attrs=read-write`, the form of PostgreSQL's own clients
 * with several hosts. Answers the address of each host alone, or the problem as the end of a sentence.
 */
export function readHosts(url: string): readonly string[] | { readonly problem: string } {
  const [, scheme = '', user = '', hosts = '', name = '', query = ''] = parts.exec(url) ?? []
  const settings = new URLSearchParams(query)
  const session = settings.get('target_session_attrs')
  if (session !== null && !wanted.has(session)) {
    return { problem: 'must not ask for another target_session_attrs than read-write' }
  }
  if (!hosts.includes(',')) return [url]
  settings.delete('target_session_attrs')
  if (settings.has('host') || settings.has('port')) {
    return { problem: 'must name several hosts before the database, and none in its query' }
  }
  const own = settings.size > 0 ? `?${settings}` : ''
  const all = hosts.split(',').map((host) => (isHost(host) ? `${scheme}${user}${host}${name}${own}` : undefined))
  const known = all.filter((one) => one !== undefined)
  if (known.length === all.length && new Set(known).size === known.length) return known
  return { problem: 'must name each host once, as host or host:port, like postgres://user@one:5432,two:5432/name' }
}

function isHost(text: string): boolean {
  const url = URL.parse(`postgres://${text}/`)
  return text !== '' && !text.endsWith(':') && url !== null && url.hostname !== ''
}
