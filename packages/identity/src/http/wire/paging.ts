import { badRequest } from '../../flows/flow-error.ts'

export interface PageRange {
  readonly size: number
  readonly offset: number
}

const standardSize = 250
const maxPageSize = 1000

/** `page_size` and an opaque `page_token`, or the older `per_page` and `page` (docs/contract/http.md §4.5). */
export function pageOf(query: URLSearchParams): PageRange {
  const size = whole(query, 'page_size') ?? whole(query, 'per_page') ?? standardSize
  const bounded = Math.min(Math.max(size, 1), maxPageSize)
  const token = query.get('page_token')
  const offset = token ? offsetIn(token) : (Math.max(whole(query, 'page') ?? 1, 1) - 1) * bounded
  return { size: bounded, offset }
}

function whole(query: URLSearchParams, name: string): number | undefined {
  const text = query.get(name)
  if (text === null || text === '') return undefined
  if (!/^\d{1,9}$/.test(text)) throw badRequest(`The query parameter "${name}" has to be a whole number.`)
  return Number(text)
}

function offsetIn(token: string): number {
  const text = /"offset":"(\d{1,9})"/.exec(Buffer.from(token, 'base64url').toString())?.[1]
  if (text === undefined) throw badRequest('The query parameter "page_token" is not valid.')
  return Number(text)
}

const tokenOf = (offset: number): string =>
  Buffer.from(JSON.stringify({ offset: String(offset), v: 2 })).toString('base64url')

/** The Link header with the addresses of the neighbouring pages. */
export function pageLinks(url: URL, { size, offset }: PageRange, total: number): string {
  const last = Math.max(0, Math.ceil(total / size) - 1) * size
  const link = (rel: string, to: number) => {
    const target = new URL(url)
    target.searchParams.delete('page')
    target.searchParams.delete('per_page')
    target.searchParams.set('page_size', String(size))
    target.searchParams.set('page_token', tokenOf(to))
    return `<${target.pathname}${target.search}>; rel="${rel}"`
  }
  return [
    link('first', 0),
    ...(offset + size < total ? [link('next', offset + size)] : []),
    ...(offset > 0 ? [link('prev', Math.max(0, offset - size))] : []),
    link('last', last),
  ].join(',')
}
