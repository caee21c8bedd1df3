import { badRequest } from '../flows/flow-error.ts'

/** The key after which a page begins, from an opaque token. @throws 400 for a malformed token */
export function afterIn(token: string | null): string | undefined {
  if (!token) return undefined
  const after = /^after:([\w:.-]{1,100})$/.exec(Buffer.from(token, 'base64url').toString())?.[1]
  if (after === undefined) throw badRequest('The query parameter "page_token" is not valid.')
  return after
}

const tokenOf = (after: string) => Buffer.from(`after:${after}`).toString('base64url')

/** The Link header of a page that ends with `last`, or of the last page. As in a Kratos, its paths begin with `/admin`. */
export function nextLink(url: URL, size: number, last: string | undefined): string {
  const path = url.pathname.startsWith('/admin/') ? url.pathname : `/admin${url.pathname}`
  const link = (rel: string, after: string | undefined) => {
    const query = new URLSearchParams(url.search)
    query.set('page_size', String(size))
    query.delete('page_token')
    if (after !== undefined) query.set('page_token', tokenOf(after))
    return `<${path}?${query}>; rel="${rel}"`
  }
  return [link('first', undefined), ...(last === undefined ? [] : [link('next', last)])].join(',')
}
