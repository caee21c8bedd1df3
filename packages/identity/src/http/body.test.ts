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
    ['pairs of a form', urlencoded, many(2002, (i) => `a${i}=1&`)],
    ['empty pairs of a form', urlencoded, '&'.repeat(5_000_000)],
    ['parts of a form', multipart, `${many(2001, (i) => part(`a${i}`))}--edge--\r\n`],
    [
      'parts behind a quoted boundary',
      multipart.replace('edge', '"edge"'),
      `${many(2001, () => part('a'))}--edge--\r\n`,
    ],
    ['keys of an object', json, JSON.stringify(record(2001))],
    ['keys of an inner object', json, JSON.stringify({ traits: record(2001) })],
    ['items of a list', json, JSON.stringify({ traits: { email: Array.from({ length: 2001 }, () => 'a') } })],
  ])('more %s than a form has are not read', async (_, type, body) => {
    expect(await read(body, type)).toEqual({ problem: 'The request holds more than 2000 fields.' })
  })

  test.each([
    ['pairs', urlencoded, many(1000, (i) => `a${i}=1&`)],
    ['parts', multipart, `${many(1000, (i) => part(`a${i}`))}--edge--\r\n`],
    ['keys', json, JSON.stringify(record(1000))],
  ])('a thousand %s are', async (_, type, body) => {
    const content = await read(body, type)
    expect(Object.keys('body' in content ? content.body : {})).toHaveLength(1000)
  })

  test.each(['transient_payload', 'upstream_parameters'])(
    'an object in a text is cut where it nests too deep to be written out again (%s)',
    async (name) => {
      for (const [type, body] of [
        [json, JSON.stringify({ [name]: nestedText(100_000) })],
        [urlencoded, new URLSearchParams({ [name]: nestedText(100_000) }).toString()],
      ] as const) {
        const content = await read(body, type)
        expect(() => JSON.stringify(content)).not.toThrow()
        expect(JSON.stringify(content).length).toBeLessThan(1000)
      }
    },
  )

  test('an object in a text is read like one in JSON, without keys that reach for prototypes', async () => {
    const payload = '{"a":1,"b":"","__proto__":{"c":1},"d":{"constructor":2,"e":[1,""]}}'
    expect(await read(JSON.stringify({ transient_payload: payload }), json)).toEqual({
      body: { transient_payload: { a: 1, d: { e: [1] } } },
    })
  })
})
