import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createIdentity, loadConfig, type IdentityService } from '@collect/identity'
import { openDatabase, type Database } from '@collect/storage'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { reloadingIdentity } from '../src/services/reloading-identity.ts'

const shipped = fileURLToPath(new URL('../../../config/', import.meta.url))
const origin = 'http://localhost:5100'

/** A generous time limit, because other tests keep the machine busy. */
const patient = { timeout: 20_000 }

let folder: string
let file: string
let database: Database
let identity: IdentityService
let lines: string[]

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'collect-settings-'))
  file = join(folder, 'kratos.yml')
  for (const name of ['kratos.yml', 'identity.schema.json']) copyFileSync(join(shipped, name), join(folder, name))
  database = openDatabase(`file:${join(folder, 'test.db')}`)
  lines = []
  const say = (_: unknown, text: string) => void lines.push(text)
  identity = await reloadingIdentity({
    file,
    load: () => loadConfig(file, { origin }),
    open: (config) =>
      createIdentity({
        config,
        database,
        secrets: ['the test keeps its secret in here'],
        log: { info: () => {}, warn: () => {}, error: () => {} },
      }),
    log: { info: say, error: say },
    interval: 20,
  })
})
afterEach(async () => {
  await identity.close()
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

const change = (name: string, from: string, to: string) => {
  const path = join(folder, name)
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to))
}
const status = async (path: string) =>
  (await identity.fetch(new Request(origin + path, { headers: { accept: 'application/json' } }))).status

test('a changed configuration is applied without a restart; an invalid one is logged, and the last good one stays', async () => {
  expect(await status('/self-service/verification/api')).toBe(200)
  change(
    'kratos.yml',
    'verification:\n      ui_url: /verification\n      enabled: true',
    'verification:\n      ui_url: /verification\n      enabled: false',
  )
  await expect.poll(() => status('/self-service/verification/api'), patient).toBe(400)
  expect(lines).toEqual(['The new configuration is in use.'])

  change('kratos.yml', 'enabled: false # Kratos', 'enabled: perhaps # Kratos')
  change('kratos.yml', 'lifespan: 10m', 'lifespan: for ever')
  await expect
    .poll(() => lines.at(-1), patient)
    .toBe('The new configuration cannot be used; the last good one stays in use.')
  expect(await status('/self-service/verification/api')).toBe(400)
  expect(await status('/self-service/recovery/api')).toBe(200)

  writeFileSync(file, readFileSync(join(shipped, 'kratos.yml')))
  await expect.poll(() => status('/self-service/verification/api'), patient).toBe(200)
  await expect(identity.ready()).resolves.toBeUndefined()
}, 30_000)

test('a changed identity schema is applied without a restart', async () => {
  const titles = async () =>
    (await (await identity.fetch(new Request(`${origin}/schemas/default`))).text()).includes('Stage name')
  expect(await titles()).toBe(false)
  change('identity.schema.json', '"title": "Name"', '"title": "Stage name"')
  await expect.poll(titles, patient).toBe(true)
})
