import type { Fetch } from '@collect/contract'
import { RouterContextProvider } from 'react-router'
import { describe, expect, test } from 'vitest'

import { askCollectibles } from './ask-collectibles.ts'
import { pageContext, type PageContext } from './page-context.ts'

const origin = 'http://localhost:4800'
const key = { 'Idempotency-Key': 'a-key' }
const running = () => Response.json({ error: { id: 'in_progress', code: 409 } }, { status: 409 })
const done = () => Response.json({ made: 18 }, { headers: { 'Idempotent-Replay': 'true' } })

/** Asks a service that answers one after the other; returns the last answer and the bodies of the requests. */
async function ask(answers: readonly (() => Response)[], headers: Readonly<Record<string, string>>) {
  const bodies: string[] = []
  const collectibles: Fetch = async (request) => {
    bodies.push(await request.text())
    return answers[Math.min(bodies.length, answers.length) - 1]?.() ?? done()
  }
  const context = new RouterContextProvider()
  // Only the parts that are read.
  context.set(pageContext, { origin, collectibles, project: { default_locale: 'en' } } as unknown as PageContext)
  const url = new URL('/discover', origin)
  const visit = { context, request: new Request(url), url }
  return { answer: await askCollectibles(visit, '/sets/mohs/wishes', 'POST', { priority: 3 }, headers), bodies }
}

describe(askCollectibles, () => {
  test('a second press waits for the answer of the first one, which still runs', async () => {
    const { answer, bodies } = await ask([running, running, done], key)
    expect(await answer.json()).toEqual({ made: 18 })
    expect(bodies).toEqual(Array.from({ length: 3 }, () => '{"priority":3}'))
  })

  test('a first press that runs for long is told', async () => {
    const { answer, bodies } = await ask([running], key)
    expect(answer.status).toBe(409)
    expect(await answer.json()).toMatchObject({ error: { id: 'in_progress' } })
    expect(bodies).toHaveLength(5)
  })

  test.each([
    { what: 'a request without a key', answer: running, headers: {} },
    {
      what: 'another conflict',
      answer: () => Response.json({ error: { id: 'wrong_state' } }, { status: 409 }),
      headers: key,
    },
    { what: 'a conflict of a proxy', answer: () => new Response('busy', { status: 409 }), headers: key },
  ])('$what is sent once', async ({ answer, headers }) => {
    expect((await ask([answer], headers)).bodies).toHaveLength(1)
  })
})
