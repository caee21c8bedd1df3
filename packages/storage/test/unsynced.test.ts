import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { runUnsynced } from '../src/unsynced.ts'

test('the disk is left out for the statement alone, from the first one on, and never in a transaction', () => {
  const connection = new DatabaseSync(':memory:')
  const level = () => connection.prepare('pragma synchronous').get()?.['synchronous']
  const within = runUnsynced(connection)
  const [full, normal] = [2, 1]
  expect([within(level), level(), within(level), level()]).toEqual([normal, full, normal, full])
  expect(() => within(() => connection.exec('select * from shelves'))).toThrow('no such table')
  expect(level()).toBe(full)
  connection.exec('begin')
  expect(within(level)).toBe(full)
  connection.exec('commit')
  connection.close()
})
