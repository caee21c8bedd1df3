import { describe, expect, test } from 'vitest'
import { applyPatch, PatchError, type PatchOperation } from './json-patch.ts'

const document = { a: { b: [1, 2] }, 'x/y~z': 'odd', n: null }

describe(applyPatch, () => {
  test.each<[string, PatchOperation]>([
    ['a path that is not a JSON pointer', { op: 'remove', path: 'a' }],
    ['a path to a missing value', { op: 'remove', path: '/c' }],
    ['a path through a missing value', { op: 'add', path: '/c/d', value: 1 }],
    ['a path through null', { op: 'add', path: '/n/d', value: 1 }],
    ['an index behind the end of an array', { op: 'add', path: '/a/b/3', value: 1 }],
    ['a negative index', { op: 'add', path: '/a/b/-1', value: 1 }],
    ['an index with a leading zero', { op: 'add', path: '/a/b/01', value: 1 }],
    ['the removal of "-"', { op: 'remove', path: '/a/b/-' }],
    ['the length of an array', { op: 'replace', path: '/a/b/length', value: 0 }],
    ['a move without "from"', { op: 'move', path: '/c' }],
    ['a move of a value into itself', { op: 'move', from: '/a', path: '/a/b/0' }],
    ['a copy of a missing value', { op: 'copy', from: '/c', path: '/d' }],
    ['a test that fails', { op: 'test', path: '/a', value: { b: [1] } }],
    ['a test of an array against an object', { op: 'test', path: '/a/b', value: { 0: 1, 1: 2 } }],
    ['the path of a prototype', { op: 'add', path: '/__proto__/x', value: 1 }],
    ['the path of a constructor', { op: 'add', path: '/constructor', value: 1 }],
  ])('a patch with %s is refused', (_, operation) => {
    expect(() => applyPatch(document, [operation])).toThrow(PatchError)
  })

  test.each<[PatchOperation, unknown]>([
    [
      { op: 'add', path: '/c', value: 3 },
      { ...document, c: 3 },
    ],
    [
      { op: 'add', path: '/a/b/0', value: 0 },
      { ...document, a: { b: [0, 1, 2] } },
    ],
    [
      { op: 'add', path: '/a/b/-', value: 3 },
      { ...document, a: { b: [1, 2, 3] } },
    ],
    [{ op: 'add', path: '', value: 'whole' }, 'whole'],
    [
      { op: 'remove', path: '/a/b/0' },
      { ...document, a: { b: [2] } },
    ],
    [
      { op: 'replace', path: '/x~1y~0z', value: 'even' },
      { ...document, 'x/y~z': 'even' },
    ],
    [
      { op: 'replace', path: '/n', value: undefined },
      { ...document, n: undefined },
    ],
    [
      { op: 'move', from: '/a/b/0', path: '/c' },
      { ...document, a: { b: [2] }, c: 1 },
    ],
    [{ op: 'move', from: '/a', path: '/a' }, document],
    [
      { op: 'copy', from: '/a', path: '/c' },
      { ...document, c: { b: [1, 2] } },
    ],
    [{ op: 'test', path: '/a', value: { b: [1, 2] } }, document],
  ])('applies %j', (operation, after) => {
    expect(applyPatch(document, [operation])).toEqual(after)
  })

  test('copies of a value into itself are limited in size', () => {
    const doubling = Array.from({ length: 40 }, (_, i): PatchOperation => ({
      op: 'copy',
      from: '/a',
      path: `/a/k${i}`,
    }))
    expect(() => applyPatch({ a: {} }, doubling)).toThrow(PatchError)
    expect(() => applyPatch({ a: {} }, doubling.slice(0, 10))).not.toThrow()
  })

  test('a patch does not change the original document', () => {
    applyPatch(document, [{ op: 'add', path: '/a/b/-', value: 3 }])
    expect(document.a.b).toEqual([1, 2])
  })
})
