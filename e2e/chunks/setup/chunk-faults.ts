import type { Page, Route } from '@playwright/test'
import type { Faults } from '../../setup/faults.ts'

/** The ways in which a chunk fails to arrive. */
export const chunkFaults = ['aborted', 'answered 404', 'delayed by 5 s', 'offline from then on'] as const

export type ChunkFault = (typeof chunkFaults)[number]

/** The delay of a late answer, by the page's clock. */
const delayMs = 5_000

export interface BrokenChunk {
  /** Whether the page has asked for the chunk. */
  isAsked(): boolean
  /** Lets the delay of a late answer pass, before the chunk arrives. */
  passDelay(): Promise<void>
  /** From now on the chunk arrives, and the network is there. */
  mend(): Promise<void>
}

/** Breaks a page's requests for one chunk. */
export async function breakChunk(page: Page, file: string, fault: ChunkFault, faults: Faults): Promise<BrokenChunk> {
  const address = `**/assets/${file}`
  let isAsked = false
  let arrive = () => {}
  const late = new Promise<void>((resolve) => (arrive = resolve))
  // The browser may have given up a request by the time of its answer.
  const given = (answer: Promise<void>) => answer.catch(() => undefined)
  const answers: Record<ChunkFault, (route: Route) => Promise<void>> = {
    aborted: (route) => given(route.abort()),
    'answered 404': (route) => given(route.fulfill({ status: 404 })),
    'delayed by 5 s': async (route) => {
      await late
      await given(route.continue())
    },
    'offline from then on': async (route) => {
      await page.context().setOffline(true)
      await given(route.abort('internetdisconnected'))
    },
  }
  faults.expectOne(/net::ERR_(FAILED|INTERNET_DISCONNECTED)|Failed to fetch/)
  if (fault === 'delayed by 5 s') await page.clock.install()
  await page.route(address, (route) => {
    isAsked = true
    return answers[fault](route)
  })
  return {
    isAsked: () => isAsked,
    passDelay: () => page.clock.runFor(delayMs),
    async mend() {
      arrive()
      await page.unroute(address)
      await page.context().setOffline(false)
    },
  }
}
