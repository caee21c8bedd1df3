import { readFileSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { exampleFiles } from './example.ts'

const folder = new URL('../../../../examples/with-ory/', import.meta.url)

test.each(Object.entries(exampleFiles))(
  'examples/with-ory/%s is generated from the settings of the tests',
  (name, text) => {
    const file = new URL(name, folder)
    if (process.env['WITH_ORY'] === 'write') writeFileSync(file, text)
    expect(readFileSync(file, 'utf8')).toBe(text)
  },
)
