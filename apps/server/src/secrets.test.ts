import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { keptSecrets } from './secrets.ts'

let dir: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'collect-secrets-'))
})
afterEach(() => rmSync(dir, { recursive: true }))

describe(keptSecrets, () => {
  test('makes a secret once and finds it again', () => {
    const first = keptSecrets(join(dir, 'data'))
    expect(first).toHaveLength(1)
    expect(first[0]?.length).toBeGreaterThanOrEqual(32)
    expect(keptSecrets(join(dir, 'data'))).toEqual(first)
  })

  test('nobody else may read it, and no draft stays behind', () => {
    keptSecrets(dir)
    expect(statSync(join(dir, 'secrets')).mode & 0o777).toBe(0o600)
    expect(readdirSync(dir)).toEqual(['secrets'])
  })
})
