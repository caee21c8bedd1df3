import { describe, expect, test } from 'vitest'
import { readBody } from './body.ts'

const json = 'application/json'
const urlencoded = 'application/x-www-form-urlencoded'
const multipart = 'multipart/form-data; boundary=edge'

const read = (body: string, type: string) =>
  readBody(new Request('http://localhost/', { method: 'POST', headers: { 'content-type': type }, body }))

const part = (name: string) => `--edge\r\nContent-Disposition: form-data; name="${name}"\r\n\r\nvalue\r\n`
const many = (count: number, one: (index: number) => string) => Array.from({ length: count }, (_, i) => one(i)).join('')
const nestedText = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`
const record = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, i]))

describe(readBody, () => {
  test.each([
    ['pairs of a form', urlencoded, many(1002, (i) => `a${i}=1&`)],
    ['empty pairs of a form', urlencoded, '&'.repeat(200_000)],
    ['parts of a form', multipart, `${many(1001, (i) => part(`a${i}`))}--edge--\r\n`],
    [
      'parts behind a quoted boundary',
      multipart.replace('edge', '"edge"'),
      `${many(1001, () => part('a'))}--edge--\r\n`,
    ],
    ['keys of an object', json, JSON.stringify(record(1001))],
    ['keys of an inner object', json, JSON.stringify({ traits: record(1001) })],
    ['items of a list', json, JSON.stringify({ traits: { email: Array.from({ length: 1001 }, () => 'a') } })],
  ])('more than 1000 %s are refused', async (_, type, body) => {
    expect(await read(body, type)).toEqual({ problem: 'The request holds more than 1000 fields.' })
  })

  test('a form of more than 256 kB is refused with 413, with or without Content-Length', async () => {
    const body = `a=${'x'.repeat(256 * 1024)}`
    const refused = { parts: { status: 413, reason: 'The request is larger than 256 kB.' } }
    await expect(read(body, urlencoded)).rejects.toMatchObject(refused)
    const headers = { 'content-type': urlencoded, 'content-length': String(body.length) }
    const withLength = new Request('http://localhost/', { method: 'POST', headers, body })
    await expect(readBody(withLength)).rejects.toMatchObject(refused)
  })

  test('JSON that nests too deep is not parsed', async () => {
    expect(await read(nestedText(65), json)).toEqual({ problem: 'The request is nested too deep.' })
    expect(await read(`{"a":"${'[{'.repeat(100)}\\"[["}`, json)).toMatchObject({ body: { a: expect.any(String) } })
    expect(await read(nestedText(64), json)).toMatchObject({ body: {} })
  })

  test('parts of a multipart form are counted before they are parsed', async () => {
    const parts = '--edge\r\n'.repeat(20_000)
    expect(await read(parts, multipart)).toEqual({ problem: 'The request holds more than 1000 fields.' })
  })

  test.each([
    ['pairs', urlencoded, many(999, (i) => `a${i}=1&`)],
    ['parts', multipart, `${many(999, (i) => part(`a${i}`))}--edge--\r\n`],
    ['keys', json, JSON.stringify(record(999))],
  ])('nearly 1000 %s are read', async (_, type, body) => {
    const content = await read(body, type)
    expect(Object.keys('body' in content ? content.body : {})).toHaveLength(999)
  })

  test.each(['transient_payload', 'upstream_parameters'])(
    'an object in a text is cut where it nests too deep to be serialised (%s)',
    async (name) => {
      for (const [type, body] of [
        [json, JSON.stringify({ [name]: nestedText(10_000) })],
        [urlencoded, new URLSearchParams({ [name]: nestedText(10_000) }).toString()],
      ] as const) {
        const content = await read(body, type)
        expect(() => JSON.stringify(content)).not.toThrow()
        expect(JSON.stringify(content).length).toBeLessThan(1000)
      }
    },
  )

  test('an object in a text is read like one in JSON, without keys that reach prototypes', async () => {
    const payload = '{"a":1,"b":"","__proto__":{"c":1},"d":{"constructor":2,"e":[1,""]}}'
    expect(await read(JSON.stringify({ transient_payload: payload }), json)).toEqual({
      body: { transient_payload: { a: 1, d: { e: [1] } } },
    })
  })
})
