import { expect, test } from 'vitest'
import { startShipped, type ShippedClient } from '../shipped.ts'

/** The statuses of wrong passwords for one account, one after the other. */
async function guesses(client: ShippedClient, count: number): Promise<readonly number[]> {
  const statuses: number[] = []
  for (let guess = 0; guess < count; guess += 1) {
    const flow = await client.start('login')
    const body = { method: 'password', identifier: 'ada@collect.example', password: `wrong ${guess}` }
    statuses.push((await client.submit(flow, body)).status)
  }
  return statuses
}

test('the eleventh wrong password for one account from one client network gets 429', async () => {
  const shipped = await startShipped()
  expect(await guesses(shipped.client(), 12)).toEqual([...Array.from({ length: 10 }, () => 400), 429, 429])
})

test('without a declared proxy a client cannot change its network by X-Forwarded-For', async () => {
  const shipped = await startShipped()
  const statuses: number[] = []
  for (let guess = 0; guess < 12; guess += 1) {
    statuses.push(...(await guesses(shipped.client({ 'x-forwarded-for': `198.51.100.${guess}` }), 1)))
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429, 429])
})
