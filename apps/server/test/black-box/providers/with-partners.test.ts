import { expect, test } from 'vitest'
import type { Choice } from '../../../../../examples/partners/people.ts'
import { visitPartner } from '../../../../../examples/partners/visit.ts'
import type { Shipped, ShippedClient } from '../../shipped.ts'
import { startWithPartners } from './start-with-partners.ts'

/** Presses a provider's button, says who the user is, and comes back. */
async function goAndReturn(shipped: Shipped, client: ShippedClient, provider: string, choice: Choice) {
  const flow = await client.start('login')
  const pressed = await client.submit(flow, { provider })
  expect(pressed.status).toBe(422)
  const back = await visitPartner(JSON.parse(pressed.text).redirect_browser_to, choice)
  expect(back.origin).toBe(shipped.origin)
  const answer = await client.send(back.pathname + back.search)
  // The log knows neither the code nor the state.
  for (const secret of [...back.searchParams.values()].filter((value) => !URL.canParse(value)))
    expect(shipped.program.written()).not.toContain(secret)
  return answer
}

test('the shipped program signs users up and in with the partners of config/with-partners.yml', async () => {
  const { openId, shipped } = await startWithPartners()
  const whoami = async (client: ShippedClient) => JSON.parse((await client.send('/sessions/whoami')).text)

  for (const [provider, person, email] of [
    ['partner', 'mira', 'mira@partner.example'],
    ['github', 'jonas', 'jonas@partner.example'],
  ] as const) {
    const [first, second] = [shipped.client(), shipped.client()]
    await goAndReturn(shipped, first, provider, { person })
    const { identity } = await whoami(first)
    expect(identity).toMatchObject({ traits: { email }, verifiable_addresses: [{ value: email, verified: true }] })
    await goAndReturn(shipped, second, provider, { person })
    expect((await whoami(second)).identity.id).toBe(identity.id)
  }

  openId.trouble.set('down', { at: 'token' })
  const client = shipped.client()
  const { status, headers } = await goAndReturn(shipped, client, 'partner', { person: 'mira' })
  expect([status, headers.location]).toEqual([303, expect.stringMatching(/\/login\?flow=/)])
  const id = new URL(headers.location ?? '').searchParams.get('flow')
  const { ui } = JSON.parse((await client.send(`/self-service/login/flows?id=${id}`)).text)
  expect(ui.messages).toEqual([expect.objectContaining({ id: 4000001, type: 'error' })])
})
