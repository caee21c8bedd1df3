import { describe, expect, test } from 'vitest'
import { applyPatch, PatchError, type PatchOperation } from './json-patch.ts'

const document = { a: { b: [1, 2] }, 'x/y~z': 'odd', n: null }

describe(applyPatch, () => {
  test.each<[string, PatchOperation]>([
    ['a path that is no pointer', { op: 'remove', path: 'a' }],
    ['nothing there', { op: 'remove', path: '/c' }],
    ['nothing on the way', { op: 'add', path: '/c/d', value: 1 }],
    ['a value that holds nothing', { op: 'add', path: '/n/d', value: 1 }],
    ['a place behind the end', { op: 'add', path: '/a/b/3', value: 1 }],
    ['a place before the beginning', { op: 'add', path: '/a/b/-1', value: 1 }],
    ['a place with a zero before it', { op: 'add', path: '/a/b/01', value: 1 }],
    ['an end that cannot be taken', { op: 'remove', path: '/a/b/-' }],
    ['the length of a list', { op: 'replace', path: '/a/b/length', value: 0 }],
    ['a move without a beginning', { op: 'move', path: '/c' }],
    ['a move into itself', { op: 'move', from: '/a', path: '/a/b/0' }],
    ['a copy of nothing', { op: 'copy', from: '/c', path: '/d' }],
    ['a test that fails', { op: 'test', path: '/a', value: { b: [1] } }],
    ['a test of a list against an object', { op: 'test', path: '/a/b', value: { 0: 1, 1: 2 } }],
    ['a prototype', { op: 'add', path: '/__proto__/x', value: 1 }],
    ['a constructor', { op: 'add', path: '/constructor', value: 1 }],
  ])('%s is refused', (_, operation) => {
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
  ])('%j', (operation, after) => {
    expect(applyPatch(document, [operation])).toEqual(after)
  })

  test('a document that is copied into itself does not grow without end', () => {
    const doubling = Array.from({ length: 40 }, (_, i): PatchOperation => ({
      op: 'copy',
      from: '/a',
      path: `/a/k${i}`,
    }))
    expect(() => applyPatch({ a: {} }, doubling)).toThrow(PatchError)
    expect(() => applyPatch({ a: {} }, doubling.slice(0, 10))).not.toThrow()
  })

  test('the document itself stays as it was', () => {
    applyPatch(document, [{ op: 'add', path: '/a/b/-', value: 3 }])
    expect(document.a.b).toEqual([1, 2])
  })
})
