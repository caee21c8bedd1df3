import { expect, test } from 'vitest'
import { startShipped } from '../shipped.ts'

interface Field {
  readonly attributes: { readonly name?: string }
  readonly messages: readonly { readonly id: number }[]
}

test('the default configuration refuses passwords that attackers try first, and accepts a long sentence', async () => {
  const shipped = await startShipped()
  const client = shipped.client()
  const register = async (password: string) => {
    const flow = await client.start('registration')
    const traits = { email: 'ada.lovelace@example.org' }
    const answer = await client.submit(flow, { method: 'password', traits, password })
    const nodes: readonly Field[] = JSON.parse(answer.text).ui?.nodes ?? []
    const field = nodes.find(({ attributes }) => attributes.name === 'password')
    return { password, status: answer.status, ids: (field?.messages ?? []).map(({ id }) => id) }
  }
  const refused: readonly (readonly [string, number])[] = [
    ['💥💥', 4000032],
    ['ääää', 4000032],
    ['aaaaaaaa', 4000005],
    [' '.repeat(8), 4000005],
    ['Password1!', 4000034],
    ['Qwerty123!', 4000034],
    ['Sommer2026', 4000034],
    ['Collect1', 4000005],
    ['Lovelace1', 4000031],
  ]
  const answers: unknown[] = []
  for (const [password] of refused) answers.push(await register(password))
  // A refusal names all its reasons.
  expect(answers).toEqual(
    refused.map(([password, id]) => ({ password, status: 400, ids: expect.arrayContaining([id]) })),
  )
  const long = 'sixty-four characters are no less of a password than eight are, so'
  expect(await register(long)).toEqual({ password: long, status: 200, ids: [] })
})
