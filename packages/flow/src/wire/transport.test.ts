import { describe, expect, test, vi } from 'vitest'
import { createTransport } from './transport.ts'

const answering = (body: string, type?: string, status = 200) =>
  createTransport(async () => new Response(body, { status, headers: type ? { 'Content-Type': type } : {} }))

describe('ERROR-TRANSPORT, transport and decoding errors', () => {
  test('a network failure is an answer, not an exception', async () => {
    const transport = createTransport(() => Promise.reject(new TypeError('no route')))
    expect(await transport.get('/x')).toEqual({
      answer: 'failed',
      reason: 'unreachable',
      detail: 'TypeError: no route',
    })
  })

  test.each([
    {
      says: 'invalid JSON',
      body: '{',
      type: 'application/json',
      answer: { answer: 'failed', reason: 'undecodable' },
    },
    {
      says: 'HTML',
      body: '<p>',
      type: 'text/html; charset=utf-8',
      answer: { answer: 'failed', reason: 'html', detail: '200 text/html' },
    },
    { says: 'text', body: 'x', type: 'text/plain', answer: { answer: 'failed', reason: 'html' } },
    {
      says: 'another content type',
      body: 'x',
      type: 'image/png',
      answer: { answer: 'failed', reason: 'content-type', detail: '200 image/png' },
    },
    {
      says: 'binary data',
      body: '',
      type: 'application/octet-stream',
      answer: { answer: 'failed', reason: 'content-type' },
    },
    {
      says: 'JSON',
      body: '{"a":1}',
      type: 'application/json; charset=utf-8',
      answer: { answer: 'json', status: 200, body: { a: 1 } },
    },
    {
      says: 'JSON in capitals',
      body: '{}',
      type: 'Application/JSON ; charset=utf-8',
      answer: { answer: 'json', status: 200, body: {} },
    },
    {
      says: 'a JSON dialect',
      body: '{}',
      type: 'application/problem+json',
      answer: { answer: 'json', status: 200, body: {} },
    },
  ])('reads $says', async ({ body, type, answer }) => {
    expect(await answering(body, type).get('/x')).toMatchObject(answer)
  })

  test('an answer without a content type fails', async () => {
    const silent = new Response(new Uint8Array())
    silent.headers.delete('content-type')
    const transport = createTransport(async () => silent)
    expect(await transport.get('/x')).toEqual({
      answer: 'failed',
      reason: 'content-type',
      detail: '200 no content type',
    })
  })

  test('204 is an answer without a body', async () => {
    const transport = createTransport(async () => new Response(null, { status: 204 }))
    expect(await transport.get('/x')).toEqual({ answer: 'json', status: 204, body: undefined })
  })
})

test('a call can be aborted', async () => {
  const seen: RequestInit[] = []
  const transport = createTransport(async (_address, init) => {
    seen.push(init)
    return Response.json({})
  })
  const { signal } = new AbortController()
  await transport.get('/x', signal)
  await transport.post('/x', {}, signal)
  expect(seen.map((init) => init.signal)).toEqual([signal, signal])
})

test('CALL-BASE-1: uses the global fetch by default', async () => {
  vi.stubGlobal('fetch', async (address: string) => Response.json({ address }))
  expect(await createTransport().get('/x')).toMatchObject({ body: { address: '/x' } })
})

test('CALL-BASE-1: includes credentials, asks for and sends JSON', async () => {
  const seen: RequestInit[] = []
  const transport = createTransport(async (_address, init) => {
    seen.push(init)
    return Response.json({})
  })
  await transport.get('/x')
  await transport.post('/x', { method: 'code' })
  expect(seen).toStrictEqual([
    { credentials: 'include', headers: { Accept: 'application/json' } },
    {
      credentials: 'include',
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      body: '{"method":"code"}',
    },
  ])
})
