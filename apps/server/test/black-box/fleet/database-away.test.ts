import { testDatabases } from '@collect/storage/test'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openLine } from '../../line.ts'
import { startShipped } from '../../shipped.ts'
import { authorizationPath } from '../oauth2/example-client.ts'
import { signUp } from '../people.ts'

describe.each(testDatabases.filter(({ name }) => name === 'postgres'))('while $name does not answer', ({ create }) => {
  test('every answer that needs it is 503 with Retry-After, and a browser reads a page', async () => {
    const { url, drop } = await create()
    const behind = new URL(url)
    const line = await openLine(behind.hostname, Number(behind.port))
    behind.port = String(line.port)
    const shipped = await startShipped({ DATABASE_URL: behind.href })
    onTestFinished(drop)
    onTestFinished(() => line.cut())
    const member = await signUp(shipped, 'ada@collect.example', false)
    const authorization = await authorizationPath(shipped.origin, {})
    const seen = async (path: string, accept: string) => {
      const { status, headers, text } = await member.send(path, { headers: { accept } })
      const isPage = headers['content-type']?.startsWith('text/html') ?? false
      return [path, accept, status, headers['retry-after'], isPage, text.includes('Try again')]
    }
    const page = 'text/html,application/xhtml+xml'
    const json = 'application/json'
    await line.cut()

    for (const path of [
      '/sessions/whoami',
      '/self-service/login/browser',
      '/api/collectibles/collection',
      '/health/ready',
    ])
      expect(await seen(path, json)).toEqual([path, json, 503, '2', false, expect.any(Boolean)])
    for (const path of ['/', '/discover', authorization])
      expect(await seen(path, page)).toEqual([path, page, 503, '2', true, expect.any(Boolean)])
    const start = '/self-service/login/browser'
    expect(await seen(start, page)).toEqual([start, page, 503, '2', true, true])

    await line.mend()
    await expect.poll(async () => (await seen('/sessions/whoami', json))[2], { timeout: 20_000 }).toBe(200)
    expect(await seen('/api/collectibles/collection', json)).toMatchObject({ 2: 200 })
  })
})
