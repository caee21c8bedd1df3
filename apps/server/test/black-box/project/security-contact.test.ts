import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runProgram, testFolder } from '../../program.ts'
import { startShipped } from '../../shipped.ts'

const path = '/.well-known/security.txt'
const withContact = (contact: string) => {
  const file = join(testFolder(), 'project.yml')
  writeFileSync(file, `name: Collect Everything\nsecurity_contact: ${contact}\n`)
  return { PROJECT_CONFIG: file }
}

test('the default project has no security.txt', async () => {
  const shipped = await startShipped()
  expect((await shipped.client().send(path)).status).toBe(404)
})

test.each([
  { contact: 'security@collect.example', written: 'mailto:security@collect.example' },
  { contact: 'https://collect.example/security', written: 'https://collect.example/security' },
])('security.txt names the contact $contact', async ({ contact, written }) => {
  const shipped = await startShipped(withContact(contact))
  const { status, headers, text } = await shipped.client().send(path)
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  const fields = Object.fromEntries(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/, 2)),
  )
  expect(fields).toEqual({
    Contact: written,
    Expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00\.000Z$/),
    Canonical: `${shipped.origin}${path}`,
    'Preferred-Languages': expect.stringMatching(/^en, .*de/),
  })
  const days = (Date.parse(fields['Expires']) - Date.now()) / 86_400_000
  expect([days > 170, days < 366]).toEqual([true, true])
})

test('an invalid contact stops the start', async () => {
  const program = runProgram('main.ts', { DATA_DIR: testFolder(), PORT: '0', ...withContact('call us') })
  expect(await program.ended()).toBe(1)
  expect(program.written()).toMatch(/^PROJECT_CONFIG cannot be used: .*security_contact: must be an email address/)
})
