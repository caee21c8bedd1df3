import { createFormatter } from '@collect/messages'
import { expect, test } from 'vitest'

import { refusalLines } from './refused-text.ts'

const words = createFormatter('en')
const lines = (...refused: readonly (readonly [name: string, id: string])[]) =>
  refusalLines(
    words,
    refused.map(([name, id]) => ({ name, id })),
  )

test('each file that is no photo is named', () => {
  expect(lines(['list.heic', 'media_type'], ['sea.png', 'constructor'])).toEqual([
    'list.heic: These work: JPEG, PNG, WebP, AVIF, up to 15 MB.',
    "sea.png: This picture couldn't be added. Please try again.",
  ])
})

test('an ended session and a copy that is gone are told once, and of no file', () => {
  const signedOut = "You were signed out. Choose the photo again once you're signed in."
  expect(lines(['a.png', 'no_session'], ['b.png', 'no_session'])).toEqual([signedOut])
  expect(lines(['a.png', 'not_found'], ['', 'not_found'])).toEqual(["That's no longer there."])
})
