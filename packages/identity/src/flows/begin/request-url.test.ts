import { expect, test } from 'vitest'
import { requestUrlOf } from './request-url.ts'

const start = 'https://id.test/self-service/login/browser'

test.each([
  ['', ''],
  ['?aal=aal2&refresh=true', '?refresh=true&aal=aal2'],
  ['?return_to=%2Fshop%3Fitem%3D1&other=%C3%BC', '?return_to=%2Fshop%3Fitem%3D1'],
  [`?x=${'a'.repeat(14_000)}&organization=1`, '?organization=1'],
  [`?return_to=/${'a'.repeat(3_000)}&aal=aal2`, '?aal=aal2'],
  ['?aal=aal1&aal=aal2', '?aal=aal1'],
])('request_url keeps the query "%.40s" as "%s"', (query, kept) => {
  expect(requestUrlOf(new URL(start + query))).toBe(start + kept)
})

test('request_url stays within 2 kB, however long the query is', () => {
  const query = new URLSearchParams({ return_to: `/${'a'.repeat(1_900)}`, organization: 'b'.repeat(400), aal: 'aal1' })
  const kept = requestUrlOf(new URL(`${start}?${query}`))
  expect(kept.length).toBeLessThanOrEqual(2_048)
  expect(new URL(kept).searchParams.get('aal')).toBe('aal1')
})
