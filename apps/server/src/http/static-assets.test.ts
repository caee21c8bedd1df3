import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createStaticAssets } from './static-assets.ts'

let folder: string
let assets: ReturnType<typeof createStaticAssets>
const script = 'export const a = 1;'.repeat(50)

beforeAll(() => {
  // A parent folder of the app may begin with a dot.
  folder = mkdtempSync(join(tmpdir(), '.collect-assets-'))
  mkdirSync(join(folder, 'client/assets'), { recursive: true })
  mkdirSync(join(folder, 'client/.vite'))
  writeFileSync(join(folder, 'client/.vite/manifest.json'), '{}')
  writeFileSync(join(folder, 'secret.txt'), 'hunter2')
  writeFileSync(join(folder, 'client/favicon.svg'), '<svg/>')
  writeFileSync(join(folder, 'client/assets/app-1a2b.js'), script)
  writeFileSync(join(folder, 'client/assets/app-1a2b.js.br'), brotliCompressSync(script))
  assets = createStaticAssets(join(folder, 'client'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const ask = (path: string, init?: RequestInit) => assets(new Request(`http://localhost${path}`, init))

describe(createStaticAssets, () => {
  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/../../secret.txt',
    '/',
    '/assets',
    '/login',
    '/.vite/manifest.json',
  ])('serves nothing at %s', (path) => {
    expect(ask(path)).toBeUndefined()
  })

  test('a file of an older build is answered with 404, not with a page', () => {
    expect(ask('/assets/app-0000.js')?.status).toBe(404)
  })

  test('refuses POST requests', () => {
    expect(ask('/favicon.svg', { method: 'POST' })).toBeUndefined()
  })

  test('a file with a hash in its name is cached for a year, others for an hour', () => {
    expect(ask('/assets/app-1a2b.js')?.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect(ask('/favicon.svg')?.headers.get('Cache-Control')).toBe('public, max-age=3600')
  })

  test.each([
    { accepted: 'gzip, deflate, br, zstd', encoding: 'br' },
    { accepted: 'br;q=1.0', encoding: 'br' },
    { accepted: 'gzip', encoding: null },
    { accepted: '', encoding: null },
  ])('Accept-Encoding "$accepted" gets $encoding', async ({ accepted, encoding }) => {
    const answer = ask('/assets/app-1a2b.js', { headers: { 'Accept-Encoding': accepted } })
    expect(answer?.headers.get('Content-Encoding')).toBe(encoding)
    expect(answer?.headers.get('Vary')).toBe('Accept-Encoding')
    const body = Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer())
    expect(body.equals(encoding === 'br' ? brotliCompressSync(script) : Buffer.from(script))).toBe(true)
  })

  test('a client that has the current file gets no body', () => {
    const etag = ask('/favicon.svg')?.headers.get('ETag') ?? ''
    expect(ask('/favicon.svg', { headers: { 'If-None-Match': etag } })?.status).toBe(304)
  })
})
