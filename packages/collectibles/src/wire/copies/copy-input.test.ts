import { describe, expect, test } from 'vitest'

import { copyInput, copyPatch } from './copy-input.ts'

const problemsOf = (schema: typeof copyInput | typeof copyPatch, body: object) => {
  const parsed = schema.safeParse(body)
  return parsed.success ? [] : parsed.error.issues.map(({ path }) => path.join('.'))
}

describe('the body of a copy', () => {
  test('a new copy needs its category', () => {
    expect(problemsOf(copyInput, { name: 'A coin' })).toEqual(['category'])
    expect(problemsOf(copyPatch, { name: 'A coin' })).toEqual([])
  })

  test.each([
    [{ paid: { amount: 12.5, currency: 'EUR' } }, 'paid.amount'],
    [{ paid: { amount: -1, currency: 'EUR' } }, 'paid.amount'],
    [{ paid: { amount: 1, currency: 'euro' } }, 'paid.currency'],
    [{ acquired_on: '2026-13' }, 'acquired_on'],
    [{ acquired_on: '' }, 'acquired_on'],
    [{ acquired_how: 'lent' }, 'acquired_how'],
    [{ quantity: 0 }, 'quantity'],
    [{ status: 'gone' }, 'status'],
    [{ tags: [' '] }, 'tags.0'],
    [{ tags: ['x'.repeat(41)] }, 'tags.0'],
    [{ serial: 'a\u0000' }, 'serial'],
    [{ condition: { grade: '' } }, 'condition.grade'],
    [{ graded: { company: 'NGC', grade: ' ' } }, 'graded.grade'],
    [{ folder: 'cellar' }, 'folder'],
    [{ left: { on: '2026', whom: 'Ben' } }, 'left'],
    [{ naem: 'A coin' }, ''],
  ])('%j is refused', (body, path) => {
    expect(problemsOf(copyPatch, body)).toEqual([path])
  })

  test('texts come out in one form, and null takes a value away', () => {
    expect(copyPatch.parse({ notes: ' cafe\u0301\r\nBent. ', serial: null, tags: [' gift '] })).toEqual({
      notes: 'café\nBent.',
      serial: null,
      tags: ['gift'],
    })
  })

  test('a partial day is a day', () => {
    for (const day of ['1999', '1999-02', '1999-02-28']) expect(problemsOf(copyPatch, { acquired_on: day })).toEqual([])
  })
})
