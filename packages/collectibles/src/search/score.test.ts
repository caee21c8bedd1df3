import { expect, test } from 'vitest'

import { queryWordsOf } from '../words/search-words.ts'
import { scorerOf, type Candidate } from './score.ts'

const penny: Candidate = {
  names: ['Heron penny', 'Reiherpfennig'],
  number: '17',
  setNames: ['Birds of the marsh'],
  maker: 'Harbour mint',
}
const score = (typed: string, candidate: Partial<Candidate> = {}) =>
  scorerOf(queryWordsOf(typed))({ ...penny, ...candidate })

test.each([
  ['heron ', 120, 'at the start of the name'],
  ['reiherpfennig ', 320, 'the whole name in another language'],
  ['penny ', 80, 'elsewhere in the name'],
  ['penn', 64, 'the beginning of a word elsewhere in the name'],
  ['her', 96, 'the beginning of the first word'],
  ['17', 100, 'the number'],
  ['marsh ', 40, 'the set'],
  ['mint ', 30, 'the maker'],
  ['1911', 10, 'another fact'],
  ['heron penny', 400, 'the whole name'],
  ['heron 17', 220, 'a name and a number'],
  ['', 0, 'nothing'],
])('%j has %i tenths of a point: %s', (typed, points) => {
  expect(score(typed)).toBe(points)
})
