import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Log } from '../process/log.ts'
import { keptSecrets } from './secrets.ts'

let dir: string
let warnings: string[]
const log = { warn: (_fields: object, text?: string) => void warnings.push(text ?? '') } as Pick<Log, 'warn'>
beforeEach(() => {
  warnings = []
  dir = mkdtempSync(join(tmpdir(), 'collect-secrets-'))
})
afterEach(() => rmSync(dir, { recursive: true }))

describe(keptSecrets, () => {
  test('makes a secret once and finds it again', () => {
    const first = keptSecrets(join(dir, 'data'), log)
    expect(first).toHaveLength(1)
    expect(first[0]?.length).toBeGreaterThanOrEqual(32)
    expect(keptSecrets(join(dir, 'data'), log)).toEqual(first)
  })

  test('other accounts cannot read the file, and no draft is left', () => {
    keptSecrets(dir, log)
    expect(statSync(join(dir, 'secrets')).mode & 0o777).toBe(0o600)
    expect(readdirSync(dir)).toEqual(['secrets'])
    expect(warnings).toEqual([])
  })

  test('a file that other accounts can read is accepted, and the log warns', () => {
    writeFileSync(join(dir, 'secrets'), `${'a'.repeat(32)}\n ${'b'.repeat(40)}\r\n`, { mode: 0o644 })
    expect(keptSecrets(dir, log)).toEqual(['a'.repeat(32), 'b'.repeat(40)])
    expect(warnings).toEqual(['Other accounts of this machine can read the secrets.'])
  })
})
