import { expect, test } from 'vitest'
import { startShipped } from '../shipped.ts'

test('the delivered program asks passkeys to look who uses them, and with the rules of Kratos only if they can', async () => {
  const askedOf = async (env: Readonly<Record<string, string>>) => {
    const shipped = await startShipped(env)
    const { ui } = await shipped.client().start('login')
    const challenge = ui.nodes.find(({ attributes }) => attributes.name === 'passkey_challenge')?.attributes.value
    return JSON.parse(String(challenge)).publicKey.userVerification
  }
  expect(await askedOf({})).toBe('required')
  expect(await askedOf({ ACCOUNT_RULES: 'kratos' })).toBe('preferred')
})
