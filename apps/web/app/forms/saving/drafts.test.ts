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
  let told = 0
  const stop = drafts.subscribe(() => told++)
  drafts.keep('ada new', { fields: { name: 'Thaler' }, at: 1 })
  drafts.keep('ada new', { fields: { name: 'Thaler, 1780' }, at: 2 })
  expect(drafts.read('ada new')).toEqual({ fields: { name: 'Thaler, 1780' }, at: 2 })
  expect(drafts.read('bo new')).toBeUndefined()
  drafts.drop('ada new')
  expect(drafts.read('ada new')).toBeUndefined()
  stop()
  drafts.keep('ada new', { fields: {}, at: 3 })
  expect(told).toBe(3)
})

test('a draft is there after a reload', () => {
  const storage = storageWith()
  const draft = { fields: { name: 'Thaler' }, at: 1 }
  draftsIn(storage).keep('ada new', draft)
  expect(draftsIn(storage).read('ada new')).toEqual(draft)
})

test('the oldest of many goes', () => {
  const drafts = draftsIn(storageWith())
  for (let at = 1; at <= 21; at++) drafts.keep(`form ${at}`, { fields: {}, at })
  expect(drafts.read('form 1')).toBeUndefined()
  expect(drafts.read('form 2')).toEqual({ fields: {}, at: 2 })
})

test('a storage that is full or broken keeps nothing', () => {
  expect(draftsIn(storageWith('{')).read('form')).toBeUndefined()
  const full = draftsIn({
    ...storageWith(),
    setItem: () => {
      throw new Error('full')
    },
  })
  full.keep('form', { fields: {}, at: 1 })
  expect(full.read('form')).toBeUndefined()
})
