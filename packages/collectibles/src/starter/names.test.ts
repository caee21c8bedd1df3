import { describe, expect, test } from 'vitest'

import { regionIn } from '../catalogue/region-names.ts'
import { keyedColumns, namesBy, namesOf, columnsOf } from './names.ts'

describe(columnsOf, () => {
  test('reads the columns in their order', () => {
    expect(columnsOf('a | b | c | d | e | f | g | h | i')).toEqual({
      en: 'a',
      de: 'b',
      es: 'c',
      fr: 'd',
      nl: 'e',
      no: 'f',
      pl: 'g',
      pt: 'h',
      sv: 'i',
    })
  })

  test.each(['a | b | c', 'a | b | c | d | e | f | g | h |', 'a | b | c | d | e | f | g | h | i | j'])(
    'refuses the incomplete line %s',
    (line) => {
      expect(() => columnsOf(line)).toThrow('incomplete')
    },
  )
})

describe(namesOf, () => {
  test('begins each name with a capital', () => {
    expect(namesOf('ørn | b | élan | łza | e | østers | żuk | ánfora | åska')).toMatchObject({
      en: 'Ørn',
      es: 'Élan',
      fr: 'Łza',
      no: 'Østers',
      pl: 'Żuk',
      pt: 'Ánfora',
      sv: 'Åska',
    })
  })
})

describe(keyedColumns, () => {
  test('takes the first word as the key', () => {
    const [key, words] = keyedColumns('2-euro 2 euros | b | c | d | e | f | g | h | i')
    expect([key, words.en]).toEqual(['2-euro', '2 euros'])
  })
})

describe(regionIn, () => {
  test('names a country in each language, Norwegian as Bokmål', () => {
    expect(namesBy((locale) => regionIn(locale, 'HR'))).toEqual({
      en: 'Croatia',
      de: 'Kroatien',
      es: 'Croacia',
      fr: 'Croatie',
      nl: 'Kroatië',
      no: 'Kroatia',
      pl: 'Chorwacja',
      pt: 'Croácia',
      sv: 'Kroatien',
    })
  })
})
