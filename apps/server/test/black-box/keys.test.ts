import { expect, test } from 'vitest'
import { startShipped } from '../shipped.ts'

test('passkeys require user verification, and only prefer it with ACCOUNT_RULES=kratos', async () => {
  const askedOf = async (env: Readonly<Record<string, string>>) => {
    const shipped = await startShipped(env)
    const { ui } = await shipped.client().start('login')
    const challenge = ui.nodes.find(({ attributes }) => attributes.name === 'passkey_challenge')?.attributes.value
    return JSON.parse(String(challenge)).publicKey.userVerification
  }
  expect(await askedOf({})).toBe('required')
  expect(await askedOf({ ACCOUNT_RULES: 'kratos' })).toBe('preferred')
})
