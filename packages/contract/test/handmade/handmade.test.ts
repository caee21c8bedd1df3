import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { consent } from './consent.ts'
import { flowOf } from './flow-of.ts'
import { login } from './login.ts'
import { recovery } from './recovery.ts'
import { registration } from './registration.ts'
import { settings } from './settings.ts'
import { verification } from './verification.ts'

const folder = join(import.meta.dirname, '../../golden/handmade')
const written = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

const kinds = { login, registration, recovery, verification, settings, oauth2_consent: consent }
const cases = Object.entries(kinds).flatMap(([kind, made]) =>
  made.map((one) => ({ kind, made: one, file: `${kind}/${one.case}.json` })),
)
const index = cases.map(({ kind, made, file }) => ({ kind, case: made.case, file, state: made.shows }))

// UPDATE_GOLDEN=1 rewrites the files.
if (process.env['UPDATE_GOLDEN'] === '1') {
  rmSync(folder, { recursive: true, force: true })
  for (const { kind, made, file } of cases) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), written(flowOf(kind, made)))
  }
  writeFileSync(join(folder, 'index.json'), written(index))
}

describe('golden flows that the service does not produce yet', () => {
  test.each(cases)('$file equals the flow made from its notation', ({ kind, made, file }) => {
    expect(readFileSync(join(folder, file), 'utf8')).toBe(written(flowOf(kind, made)))
  })

  test('the index names every golden file once, and the folder holds no other', () => {
    expect(readFileSync(join(folder, 'index.json'), 'utf8')).toBe(written(index))
    const files = index.map(({ file }) => file).toSorted()
    expect(globSync('*/*.json', { cwd: folder }).toSorted()).toEqual(files)
    expect(new Set(files).size).toBe(files.length)
  })

  test.each(cases)('$file has a text for every label and message', ({ kind, made }) => {
    expect(JSON.stringify(flowOf(kind, made))).not.toMatch(/"text":"(\d{7})?"|undefined|\{\w+\}/)
  })
})
