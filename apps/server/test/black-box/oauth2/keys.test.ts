import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { freePort, runProgram } from '../../program.ts'
import { startShipped, type Shipped } from '../../shipped.ts'

const run = async (shipped: Shipped, task: string, env: Readonly<Record<string, string>> = {}) => {
  const program = runProgram('commands/oauth2.ts', { DATA_DIR: shipped.folder, PORT: String(shipped.port), ...env }, [
    task,
  ])
  const code = await program.ended()
  return { code, text: program.written() }
}

const kidsOf = async (shipped: Shipped): Promise<readonly string[]> => {
  const { text } = await shipped.client().send('/.well-known/jwks.json')
  return JSON.parse(text).keys.map(({ kid }: { kid: string }) => kid)
}

test('the key set holds no private key', async () => {
  const { text } = await (await startShipped()).client().send('/.well-known/jwks.json')
  const names = JSON.parse(text).keys.flatMap((key: object) => Object.keys(key))
  expect(names.filter((name: string) => ['d', 'p', 'q', 'dp', 'dq', 'qi', 'k'].includes(name))).toEqual([])
})

test(
  'npm run oauth2 lists the clients, and makes new keys that a running app announces within a minute',
  { timeout: 120_000 },
  async () => {
    const shipped = await startShipped()
    const before = await kidsOf(shipped)
    expect(await run(shipped, 'clients')).toEqual({ code: 0, text: 'third-party-app\tfile\tThird-party example\n' })
    const rotated = await run(shipped, 'rotate')
    expect(rotated).toMatchObject({ code: 0, text: expect.stringContaining('New keys are made') })
    await expect.poll(() => kidsOf(shipped), { timeout: 70_000, interval: 2_000 }).toHaveLength(4)
    expect((await kidsOf(shipped)).slice(0, 2)).toEqual(before)
  },
)

test('without a known task, npm run oauth2 says what there is', async () => {
  const shipped = await startShipped()
  const { code, text } = await run(shipped, 'constructor')
  expect(code).toBe(1)
  for (const task of ['clients', 'rotate', 'discard-keys']) expect(text).toContain(`npm run oauth2 -- ${task}`)
})

test('a start without the secret that sealed the keys stops with a sentence, and goes on once they are discarded', async () => {
  const shipped = await startShipped({ SECRETS: 'the first secret of at least 32 characters' })
  shipped.program.child.kill()
  await shipped.program.ended()
  const env = { SECRETS: 'another secret of at least 32 characters' }
  const start = async () =>
    runProgram('main.ts', {
      NODE_ENV: 'production',
      DATA_DIR: shipped.folder,
      PORT: String(await freePort()),
      ADMIN_PORT: String(await freePort()),
      ...env,
    })
  const stopped = await start()
  expect(await stopped.ended()).toBe(1)
  expect(stopped.written()).toMatch(/^SECRETS cannot be used: the signing keys .*discard-keys\.\n$/)
  expect((await run(shipped, 'discard-keys', env)).code).toBe(0)
  const again = await start()
  await again.said('Collect Everything is open at ')
  expect(again.written()).toContain('Collect Everything is open')
})

test('a file of clients that cannot be used stops the start with the names of the file, the client and the field', async () => {
  const { folder } = await startShipped()
  const file = `${folder}/clients.yml`
  const startWith = async (content: string) => {
    writeFileSync(file, content)
    const program = runProgram('main.ts', {
      NODE_ENV: 'production',
      DATA_DIR: `${folder}/other`,
      OAUTH2_CLIENTS: file,
      PORT: String(await freePort()),
      ADMIN_PORT: 'off',
    })
    expect(await program.ended()).toBe(1)
    return program.written()
  }
  const shop = '- client_id: shop\n  redirect_uris: [https://shop.example/]\n'
  expect(await startWith('clients: none')).toContain(
    `OAUTH2_CLIENTS cannot be used: ${file}: must be a list of clients`,
  )
  expect(await startWith(shop)).toContain(`${file}: shop: client_secret must be set`)
  expect(await startWith(`${shop}  client_secret_file: missing`)).toContain('shop: client_secret_file cannot be read')
  expect(await startWith(`${shop}  scope: everything`)).toContain('shop: scope must hold words of this list only')
  const publicShop = `${shop}  token_endpoint_auth_method: none\n`
  expect(await startWith(publicShop + publicShop)).toContain('shop: client_id occurs twice')
})
