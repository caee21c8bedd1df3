import { expect, test } from 'vitest'

import { newsIn, withNews, withoutNews } from './act-news.ts'

const batch = '0193a1b2-0000-7000-8000-000000000001'

test('news survive the way through an address, and leave it again', () => {
  const page = new URL('http://page/discover?set=mohs')
  const told = withNews(page, { told: 'wishes-made', batch, count: 18 })
  expect(newsIn(told.searchParams)).toEqual({ told: 'wishes-made', batch, count: 18 })
  expect(withoutNews(told).href).toBe(page.href)
})

test('newer news replace older ones', () => {
  const older = withNews(new URL('http://page/discover'), { told: 'undone-partly', count: 1, left: 2 })
  expect(withNews(older, { told: 'kept' }).search).toBe('?told=kept')
})

test.each([
  ['told=nothing', undefined],
  ['count=3', undefined],
  ['told=kept&batch=x&count=many&left=-1&about=A%2Fb', { told: 'kept' }],
  ['told=kept&about=heron-penny', { told: 'kept', about: 'heron-penny' }],
])('the address %s tells %j', (search, news) => {
  expect(newsIn(new URLSearchParams(search))).toEqual(news)
})
