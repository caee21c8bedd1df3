import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { startOpenIdPartner } from '../../../../../examples/partners/openid-partner.ts'
import { runProgram, testFolder } from '../../program.ts'
import { startShipped } from '../../shipped.ts'

const delivered = fileURLToPath(new URL('../../../../../config/', import.meta.url))
const text = readFileSync(join(delivered, 'with-partners.yml'), 'utf8').replaceAll('file://./', `file://${delivered}`)

/** The configuration with the partners, and with these changes. */
function fileWith(...changes: readonly (readonly [string, string])[]): string {
  const file = join(testFolder(onTestFinished), 'kratos.yml')
  const changed = changes.reduce((all, [before, after]) => {
    if (!all.includes(before)) throw new Error(`the configuration has no ${before}`)
    return all.replace(before, after)
  }, text)
  writeFileSync(file, changed)
  return file
}

const apple = `provider: apple
            apple_team_id: TEAM
            apple_private_key_id: KEY
            apple_private_key: a word that is no key`
const starting = async (...changes: readonly (readonly [string, string])[]) => {
  const place = { DATA_DIR: testFolder(), PORT: '0', ADMIN_PORT: 'off' }
  const program = runProgram('identity-only.ts', { ...place, IDENTITY_CONFIG: fileWith(...changes) })
  expect(await program.ended()).toBe(1)
  return program.written()
}

test('mistakes in the settings of providers stop the start, each with its path, and secrets are not repeated', async () => {
  const written = await starting(
    ['provider: generic', apple],
    ['provider: github', 'provider: vk\n            tenant: x'],
    ['selfservice:', 'clients: { http: { private_ip_exception_urls: ["http://10.0.0.5/{a,b}"] } }\nselfservice:'],
  )
  for (const problem of [
    'providers.0.apple_private_key: expected the content of the .p8 file',
    'providers.0.client_secret: apple takes no client_secret',
    'providers.1.provider: expected generic, google, github, gitlab, microsoft, apple',
    'providers.1.tenant: unknown key',
    'clients.http.private_ip_exception_urls.0: expected an address without a query',
  ])
    expect(written).toContain(problem)
  expect(written).not.toContain('a word that is no key')
  expect(written).not.toContain('    at ')
}, 60_000)

test('a mapper that cannot be read stops the start, with line and column', async () => {
  const unread = `base64://${Buffer.from('{ a: $ }').toString('base64')}`
  const written = await starting([`file://${delivered}mappers/github.jsonnet`, unread])
  expect(written).toContain('providers.1.mapper_url: mapper:1:6: $ is not supported')
}, 60_000)

test('the shipped program calls no provider in a private network where the configuration refuses it', async () => {
  const partner = await startOpenIdPartner()
  onTestFinished(() => partner.close())
  const openAll = `private_ip_exception_urls: ["${partner.origin}/**"]`
  const reasonWith = async (more: string) => {
    const file = fileWith(
      ['http://127.0.0.1:4461', partner.origin],
      ['saml: # a self-hosted Kratos does not know it\n      enabled: true', 'saml:\n      enabled: false'],
      ['selfservice:', `clients: { http: { disallow_private_ip_ranges: true${more} } }\nselfservice:`],
    )
    const shipped = await startShipped({ IDENTITY_CONFIG: file })
    const client = shipped.client()
    const { status, text: answer } = await client.submit(await client.start('login'), { provider: 'partner' })
    return [status, /"reason_key":"(\w+)"/.exec(answer)?.[1]]
  }
  expect(await reasonWith('')).toEqual([400, 'providerAnswer'])
  expect(await reasonWith(`, ${openAll}`)).toEqual([422, undefined])
}, 60_000)
