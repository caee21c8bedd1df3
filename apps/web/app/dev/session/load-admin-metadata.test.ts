import { RouterContextProvider } from 'react-router'
import { describe, expect, test } from 'vitest'

import type { Fetch } from '@collect/contract'
import { pageContext, type PageContext } from '../../server/page-context.ts'
import { loadAdminMetadata } from './load-admin-metadata.ts'

const origin = 'http://localhost:4800'

function contextWith(identityAdmin?: Fetch) {
  const context = new RouterContextProvider()
  // Only the parts that are read.
  context.set(pageContext, { origin, ...(identityAdmin && { identityAdmin }) } as unknown as PageContext)
  return context
}

describe(loadAdminMetadata, () => {
  test('shows no admin metadata of a remote service', async () => {
    expect(await loadAdminMetadata(contextWith(), 'ada')).toEqual({ state: 'remote' })
  })

  test('a refusal of the admin API is a failure', async () => {
    const context = contextWith(async () => Response.json({}, { status: 404 }))
    expect(await loadAdminMetadata(context, 'ada')).toEqual({ state: 'failed' })
  })

  test.each([
    { answer: { metadata_admin: { note: 'vip' } }, value: { note: 'vip' } },
    { answer: { metadata_admin: null }, value: null },
    { answer: {}, value: null },
  ])('shows the admin metadata of the answer $answer', async ({ answer, value }) => {
    const asked: string[] = []
    const context = contextWith(async (request) => {
      asked.push(request.url)
      return Response.json(answer)
    })
    expect(await loadAdminMetadata(context, 'a/b')).toEqual({ state: 'known', value })
    expect(asked).toEqual([`${origin}/admin/identities/a%2Fb`])
  })
})
