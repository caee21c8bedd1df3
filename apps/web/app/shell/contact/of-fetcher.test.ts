import { createMemoryRouter, type MiddlewareFunction } from 'react-router'
import { expect, test } from 'vitest'

import { contextOfRequest, noteFetchers, ofFetcher } from './of-fetcher.ts'

test('requests of fetchers are told from those of navigations', async () => {
  const asked: [method: string, isOfFetcher: boolean][] = []
  const ask: MiddlewareFunction = ({ request, context }) => void asked.push([request.method, context.get(ofFetcher)])
  const page = { id: 'page', path: '/', middleware: [ask], loader: () => null, action: () => null }
  const router = createMemoryRouter([page], {
    getContext: contextOfRequest,
    hydrationData: { loaderData: { page: null } },
  })
  noteFetchers(router)
  noteFetchers(router)
  const form = () => ({ formMethod: 'post', formData: new FormData() }) as const

  await Promise.all([router.fetch('mark', 'page', '/', form()), router.navigate('/', form())])
  expect(asked.filter(([method]) => method === 'POST')).toEqual([
    ['POST', true],
    ['POST', false],
  ])
  asked.length = 0
  await router.fetch('mark', 'page', '/', form())
  // What the page shows is asked for by the fetcher too.
  expect(asked).toEqual([
    ['POST', true],
    ['GET', true],
  ])
  asked.length = 0
  await router.navigate('/?page=2')
  expect(asked).toEqual([['GET', false]])
})
