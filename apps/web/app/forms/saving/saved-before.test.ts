import { expect, test } from 'vitest'

import { mergedForm } from './saved-before.ts'

const read = (sent: string, now: Record<string, string>) => {
  const form = new FormData()
  const typed: Record<string, string> = {}
  for (const [name, value] of new URLSearchParams(sent)) {
    form.append(name, value)
    if (!name.startsWith('was.')) typed[name] = value
  }
  return mergedForm(form, typed, now)
}

test('a form that does not say what it replaces is not merged', () => {
  expect(read('name=Ada', { name: 'Bo' })).toBeUndefined()
})

test.each([
  ['one field, and another tab another field', 'name=Ada&was.name=&keep=1&was.keep=1', { name: '', keep: '5' }, false],
  ['both the same, to the same', 'name=Ada&was.name=', { name: 'Ada' }, false],
  ['both the same, to something else', 'name=Ada&was.name=', { name: 'Bo' }, true],
  ['what was on its way meanwhile', 'name=Adam&was.name=&was.name=Ada', { name: 'Ada' }, false],
])('the user changes %s', (_, sent, now, isClash) => {
  const changed = { name: new URLSearchParams(sent).get('name') }
  expect(read(sent, now)).toEqual({ changed, isClash })
})
