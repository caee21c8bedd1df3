import { expect, test } from 'vitest'

import { pageDataId, pageDataIn, pageJsonOf, type PageData } from './page-data.ts'

const pageWith = (json: string) =>
  `<html><body><main>…</main><script type="application/json" id="${pageDataId}">${json}</script><script>1</script></body></html>`

test.each(['</script><script>alert(1)</script>', '<!-- <script>', 'ordinary', '\u2028"\\'])(
  'text like %j in the data of a page stays inside its element and comes out unchanged',
  (text) => {
    const data: PageData = {
      id: 'account/error',
      address: { pathname: '/error', search: '' },
      area: 'all',
      loaderData: { text },
    }
    const json = pageJsonOf(data)
    expect(json).not.toContain('<')
    expect(pageDataIn(pageWith(json))).toEqual(data)
  },
)

test('a document without the data of a page has none', () => {
  expect(pageDataIn('<html><body>502 Bad Gateway</body></html>')).toBeUndefined()
})
