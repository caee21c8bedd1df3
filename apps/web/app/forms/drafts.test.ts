import { expect, test } from 'vitest'

import { draftsIn } from './drafts.ts'

function storageWith(text?: string) {
  const kept = new Map(text === undefined ? [] : [['drafts', text]])
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  }
}

test('a draft is read as it was kept, until it is dropped', () => {
  const drafts = draftsIn(storageWith())
  expect(drafts.keep('ada new', { name: 'Thaler' }, 1)).toBe(1)
  expect(drafts.keep('ada new', { name: 'Thaler, 1780' }, 2)).toBe(2)
  expect(drafts.read('ada new')).toEqual({ fields: { name: 'Thaler, 1780' }, at: 2 })
  expect(drafts.read('bo new')).toBeUndefined()
  drafts.drop('ada new')
  expect(drafts.read('ada new')).toBeUndefined()
})

test('the oldest of many goes', () => {
  const drafts = draftsIn(storageWith())
  for (let at = 1; at <= 21; at++) drafts.keep(`form ${at}`, {}, at)
  expect(drafts.read('form 1')).toBeUndefined()
  expect(drafts.read('form 2')).toEqual({ fields: {}, at: 2 })
})

test('a storage that is full or broken keeps nothing', () => {
  expect(draftsIn(storageWith('{')).read('form')).toBeUndefined()
  const full = {
    ...storageWith(),
    setItem: () => {
      throw new Error('full')
    },
  }
  expect(draftsIn(full).keep('form', {}, 1)).toBeUndefined()
})
