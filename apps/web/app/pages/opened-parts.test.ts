import { expect, test } from 'vitest'

import { withNews } from '../acts/act-news.ts'
import { wishFields } from './collection/wishes/wish-fields.ts'
import { withRefusedRow } from './collection/order/refused-row.ts'
import { withoutOpenedParts } from './opened-parts.ts'

const listOf = (path: string) => withoutOpenedParts(new URL(path, 'http://page')).href.slice('http://page'.length)

test('a list keeps its filters, its order and its place', () => {
  for (const path of [
    '/collection?q=owl&drawer=coins&tag=a&tag=b&sort=name&view=list&select=1&ids=a&page=x',
    '/collection?show=sets&part=complete&page=x',
    '/collection?show=spares&keep=2',
    '/discover?q=owl&maker=mint&from=1900&to=1950&fact.metal=silver&exact=1',
    '/discover?set=mohs&show=missing&mark=1',
  ])
    expect(listOf(path)).toBe(path)
})

test('what is open and what is told leave the address', () => {
  const page = new URL('/collection?drawer=coins', 'http://page')
  const told = withNews(page, { told: 'wish-saved', batch: 'b', count: 1, left: 1, about: 'a', job: 'j' })
  const id = '01900000-0000-7000-8000-000000000000'
  const refused = withRefusedRow(told, {
    intent: 'place',
    act: 'rename',
    id,
    rev: 1,
    typed: { name: 'Box' },
    problems: { name: 'taken' },
    problem: 'changed',
  })
  for (const name of [
    'refused',
    'item',
    'variant',
    'copy',
    'shot',
    'past',
    'edit',
    'change',
    'ask',
    'wish',
    ...wishFields,
  ])
    refused.searchParams.set(name, 'x')
  expect(withoutOpenedParts(refused).href).toBe(page.href)
  expect(listOf('/collection?select=1&bulk=1&part=tag&ids=a&all=yes')).toBe('/collection?select=1')
})
