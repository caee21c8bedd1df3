interface Range {
  readonly type: string
  readonly quality: number
}

/** How exactly a range matches an offer: as a type, a family, anything, or not at all. A wildcard is never a type. */
const closeness = (range: string, offer: string): number => {
  if (range === '*/*') return 1
  if (range.endsWith('/*')) return offer.startsWith(range.slice(0, -1)) ? 2 : 0
  return range === offer ? 3 : 0
}

/**
 * The offer that an Accept header prefers: by quality, then by exactness of the match, then by position
 * (docs/contract/http.md §1.1).
 */
export function bestOffer(accept: string | null, offers: readonly string[], fallback: string): string {
  const ranges = rangesOf(accept ?? '')
  let best = { offer: fallback, quality: 0, closeness: 0 }
  for (const offer of offers) {
    for (const { type, quality } of ranges) {
      const close = closeness(type, offer)
      if (close === 0 || quality <= 0) continue
      if (quality > best.quality || (quality === best.quality && close > best.closeness)) {
        best = { offer, quality, closeness: close }
      }
    }
  }
  return best.offer
}

function rangesOf(accept: string): readonly Range[] {
  return accept.split(',').flatMap((part) => {
    const [type = '', ...parameters] = part.split(';').map((word) => word.trim().toLowerCase())
    const q = parameters.find((parameter) => parameter.startsWith('q='))
    const quality = q === undefined ? 1 : Number(q.slice(2))
    return type === '' || Number.isNaN(quality) ? [] : [{ type, quality }]
  })
}

const html = 'text/html'
const json = 'application/json'

/** R1: a submission or an error is answered in JSON. A content type with a charset does not count as JSON. */
export const isJsonRequest = (headers: Headers): boolean =>
  headers.get('content-type') === json || bestOffer(headers.get('accept'), [html, 'text/*', '*/*', json], html) === json

/** R2: a start, a completion or a logout is answered in JSON. */
export const acceptsJson = (headers: Headers): boolean => bestOffer(headers.get('accept'), [html, json], html) === json

/** R3: a browser that navigates, or a client that does not say. */
export const prefersHtml = (headers: Headers): boolean => !acceptsJson(headers)
