import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Secret, TOTP } from 'otpauth'
import { expect, test } from 'vitest'
import { runProgram } from '../program.ts'
import { startShipped, type Shipped, type ShippedClient, type ShippedFlow } from '../shipped.ts'

const password = 'a planted sentence about cabinets'
const another = 'a second planted sentence about drawers'
const wrong = 'a wrong planted sentence about shelves'
const email = 'planted.person@collect.example'

const json = { accept: 'application/json' }

/** Tables that may hold addresses in plaintext: traits, addresses, and mails. */
const addressTables = [
  'courier_messages',
  'credential_identifiers',
  // The credential of mailed codes names its addresses.
  'credentials',
  'identities',
  'recovery_addresses',
  'verifiable_addresses',
]

/** One user signs up, and signs in by every method. Returns all secrets of the session. */
async function live(shipped: Shipped): Promise<ReadonlySet<string>> {
  const secrets = new Set([password, another, wrong])
  const read = (text: string): ShippedFlow => JSON.parse(text) as ShippedFlow
  const submit = async (client: ShippedClient, flow: ShippedFlow, body: Readonly<Record<string, unknown>>) => {
    const answer = await client.submit(flow, body)
    for (const value of client.cookies.values()) if (value.length > 8) secrets.add(decodeURIComponent(value))
    return answer
  }
  const mailedCode = async () => {
    const [mail] = await shipped.mails()
    const code = /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? 'no code was mailed'
    secrets.add(code)
    return code
  }

  const browser = shipped.client()
  const registration = await browser.start('registration')
  const person = { method: 'password', traits: { email, name: 'Ada' } }
  expect((await submit(browser, registration, { ...person, traits: { email: 'ada' }, password: wrong })).status).toBe(
    400,
  )
  expect((await submit(browser, registration, { ...person, password })).status).toBe(200)

  const verification = await browser.start('verification')
  await submit(browser, verification, { method: 'code', email })
  const opened = await browser.send(`/self-service/verification?flow=${verification.id}&code=${await mailedCode()}`, {
    headers: json,
  })
  expect(opened.text).toContain(await mailedCode())
  await submit(browser, verification, { method: 'code', code: await mailedCode() })

  const native = shipped.client()
  const login = read((await native.send('/self-service/login/api', { headers: json })).text)
  expect((await submit(native, login, { method: 'password', identifier: email, password: wrong })).status).toBe(400)
  const signedIn = await submit(native, login, { method: 'password', identifier: email, password })
  secrets.add((JSON.parse(signedIn.text) as { readonly session_token: string }).session_token)

  const settings = await browser.start('settings')
  const textOf = (flow: ShippedFlow, id: string): string => {
    const node = flow.ui.nodes.find(({ attributes }) => 'id' in attributes && attributes.id === id)
    return JSON.stringify(node)
  }
  const appSecret = /"secret":"([A-Z2-7]{16,})"/.exec(textOf(settings, 'totp_secret_key'))?.[1] ?? 'no secret was shown'
  secrets.add(appSecret)
  const totp = { method: 'totp', totp_code: new TOTP({ secret: Secret.fromBase32(appSecret) }).generate() }
  expect((await submit(browser, settings, totp)).status).toBe(200)
  const made = await submit(browser, settings, { method: 'lookup_secret', lookup_secret_regenerate: 'true' })
  const backupCodes = [...textOf(read(made.text), 'lookup_secret_codes').matchAll(/"secret":"(\d{8})"/g)]
  expect(backupCodes).toHaveLength(12)
  for (const [, code = ''] of backupCodes) secrets.add(code)
  await submit(browser, settings, { method: 'lookup_secret', lookup_secret_confirm: 'true' })
  expect((await submit(browser, settings, { method: 'password', password: another })).status).toBe(200)

  const byCode = shipped.client()
  const mailed = await byCode.start('login')
  await submit(byCode, mailed, { method: 'code', identifier: email })
  await submit(byCode, mailed, { method: 'code', identifier: email, code: await mailedCode() })

  const recovering = shipped.client()
  const recovery = await recovering.start('recovery')
  await submit(recovering, recovery, { method: 'code', email })
  await submit(recovering, recovery, { method: 'code', code: await mailedCode() })
  // A form that its user abandons.
  const stranger = shipped.client()
  await submit(stranger, await stranger.start('login'), { method: 'identifier_first', identifier: email })
  return secrets
}

/** Whether `kept` contains a text; digits count only without a letter or digit beside them. */
const isIn = (kept: string, text: string): boolean =>
  /^\d+$/.test(text) ? new RegExp(`(?<![\\w.+/=-])${text}(?![\\w.+/=-])`).test(kept) : kept.includes(text)

const filesIn = (folder: string): string =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.db/.test(entry.name))
    .map(({ name }) => readFileSync(join(folder, name), 'latin1'))
    .join('\n')

function tablesWith(file: string, text: string): readonly string[] {
  const database = new DatabaseSync(file, { readOnly: true })
  const names = database.prepare(`select name from sqlite_master where type = 'table'`).all()
  const found = names
    .map(({ name }) => String(name))
    .filter((name) => JSON.stringify(database.prepare(`select * from "${name}"`).all()).includes(text))
  database.close()
  return found.toSorted()
}

/** Time limit for all steps, each with its own process. */
const long = { timeout: 120_000 }

test('no secret is in the database, the log or a backup, and addresses are only in their tables', long, async () => {
  const shipped = await startShipped({ LOG_LEVEL: 'debug' })
  const secrets = await live(shipped)
  expect(secrets.size).toBeGreaterThan(20)

  const backup = join(shipped.folder, 'copy.db')
  const copying = runProgram('commands/backup.ts', { DATA_DIR: shipped.folder }, [backup])
  expect(await copying.ended()).toBe(0)

  const places = { files: filesIn(shipped.folder), log: shipped.program.written(), copying: copying.written() }
  expect(places.log).toContain('flow.submitted')
  for (const [place, kept] of Object.entries(places)) {
    expect([place, [...secrets].filter((secret) => isIn(kept, secret))]).toEqual([place, []])
  }
  expect(places.log).not.toContain(email)
  for (const file of [join(shipped.folder, 'collect.db'), backup]) {
    expect(tablesWith(file, email)).toEqual(addressTables)
  }
})
