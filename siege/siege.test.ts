import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { loadConfig } from '@collect/identity'
import { describe, expect, onTestFinished, test } from 'vitest'
import { copyConfig } from './configuration.ts'
import { faultsOf, type Outcome } from './row.ts'

const emptyFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'collect-siege-test-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

describe(copyConfig, () => {
  test('the copy reaches no other machine, and finds the schemas of the operator', async () => {
    const [folder, own] = [emptyFolder(), emptyFolder()]
    mkdirSync(join(own, 'schemas'))
    writeFileSync(join(own, 'schemas', 'person.json'), '{}')
    writeFileSync(
      join(own, 'kratos.yml'),
      `
selfservice:
  default_browser_return_url: /
  flows: { login: { ui_url: /sign-in } }
  methods:
    password: { config: { haveibeenpwned_enabled: true, min_password_length: 12 } }
    captcha: { enabled: true, config: { cf_turnstile: { sitekey: a, secret: b } } }
courier:
  channels: [{ id: sms, request_config: { url: 'https://messages.example/send' } }]
identity:
  schemas: [{ id: default, url: 'file://./schemas/person.json' }]
`,
    )
    const copied = copyConfig(folder, {}, join(own, 'kratos.yml'))
    const { selfservice, courier, identity } = await loadConfig(copied, { origin: 'https://collect.example' })
    const { password, captcha } = selfservice.methods
    expect(captcha.enabled).toBe(false)
    expect(password.config.haveibeenpwned_enabled).toBe(false)
    expect(courier.channels).toEqual([])
    expect(password.config.min_password_length).toBe(12)
    expect(identity.schemas[0]?.url).toBe(pathToFileURL(join(own, 'schemas', 'person.json')).href)
  })
})

describe(faultsOf, () => {
  const held: Outcome = { tried: 10, letThrough: 2, allowed: 2, owner: { wait: 300, quiet: 100, refused: 0 } }
  const owner = (wait: number, quiet: number, refused = 0): Outcome => ({ ...held, owner: { wait, quiet, refused } })

  test.each<[string, Outcome, readonly string[]]>([
    ['within the figures', held, []],
    ['one more than allowed', { ...held, letThrough: 3 }, ['3 got through, 2 are allowed']],
    ['nothing tried', { ...held, tried: 0 }, ['nothing was tried']],
    ['an owner who is refused', owner(300, 100, 1), ['the owner was refused 1 times']],
    ['an owner who waits', owner(2_100, 200), ['the owner waited 2100 ms']],
    ['an owner who waits less than 2 s', owner(1_900, 100), []],
    ['an owner who waits less than ten quiet sign-ins', owner(2_100, 300), []],
    ['another fault', { ...held, faults: ['no mail warns the owner'] }, ['no mail warns the owner']],
  ])('%s', (_, outcome, faults) => {
    expect(faultsOf(outcome, false)).toEqual(faults)
  })

  test('the short form asserts no times', () => {
    expect(faultsOf(owner(9_000, 100), true)).toEqual([])
  })
})
