import { RouterContextProvider } from 'react-router'
import { describe, expect, test } from 'vitest'

import type { Fetch } from '@collect/contract'
import { pageContext, type PageContext } from '../server/page-context.ts'
import { keepItem } from './keep-item.ts'

const origin = 'http://localhost:4800'
const byScript = '*/*'
const byBrowser = 'text/html,application/xhtml+xml'

/** Posts the sheet's form on a page whose service answers with one status; returns the calls and the answer. */
async function post({ status, keep, accept }: { status: number; keep: 'yes' | 'no'; accept: string }) {
  const asked: Request[] = []
  const collectibles: Fetch = async (request) => {
    asked.push(request)
    return new Response(null, { status })
  }
  const context = new RouterContextProvider()
  // Only the parts that the action reads.
  context.set(pageContext, { origin, collectibles, project: { default_locale: 'en' } } as unknown as PageContext)
  const url = new URL('/discover?drawer=coins&item=heron-penny&told=failed', origin)
  // The router requests data at an address of its own.
  const request = new Request(accept === byScript ? url.href.replace('?', '.data?') : url, {
    method: 'POST',
    headers: { Accept: accept, Cookie: 'ory_kratos_session=x', Origin: origin },
    body: new URLSearchParams({ keep }),
  })
  const result = await keepItem({ context, request, url }).catch((thrown: unknown) => thrown)
  return { asked, result }
}

describe(keepItem, () => {
  test.each([byScript, byBrowser])(
    'after the session has ended, redirects to the login and back to the item (%s)',
    async (accept) => {
      const { result } = await post({ status: 401, keep: 'yes', accept })
      const { headers } = result as Response
      const target = new URL(headers.get('Location') ?? '', origin)
      expect(target.pathname).toBe('/self-service/login/browser')
      expect(target.searchParams.get('return_to')).toBe(`${origin}/discover?drawer=coins&item=heron-penny`)
      expect(headers.get('X-Remix-Reload-Document')).toBe('true')
    },
  )

  test.each([
    { keep: 'yes', status: 201, method: 'PUT', told: 'kept' },
    { keep: 'yes', status: 200, method: 'PUT', told: 'kept' },
    { keep: 'no', status: 204, method: 'DELETE', told: 'released' },
    { keep: 'yes', status: 500, method: 'PUT', told: 'failed' },
    { keep: 'no', status: 403, method: 'DELETE', told: 'failed' },
  ] as const)('keep=$keep with the answer $status reports $told', async ({ keep, status, method, told }) => {
    const script = await post({ keep, status, accept: byScript })
    expect(script.result).toMatchObject({ data: { told } })
    expect(script.asked.map((call) => [call.method, call.url])).toEqual([
      [method, `${origin}/api/collectibles/collection/heron-penny`],
    ])

    // Without a script a redirect carries the result in the address, so a reload posts nothing again.
    const browser = await post({ keep, status, accept: byBrowser })
    const { status: code, headers } = browser.result as Response
    expect(code).toBe(302)
    expect(headers.get('Location')).toBe(`/discover?drawer=coins&item=heron-penny&told=${told}`)
  })
})
