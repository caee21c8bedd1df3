import { chromium, type Browser } from '@playwright/test'
import { plugIn } from '../e2e/kit/setup/webauthn.ts'
import { signOut } from '../e2e/setup/account.ts'
import { Mailbox, outboxOf } from '../e2e/setup/mailbox.ts'
import {
  addPasskey,
  recover,
  signInAgain,
  signInWithCode,
  signInWithPasskey,
  signUp,
} from '../e2e/setup/newcomer/journeys.ts'
import { Newcomer } from '../e2e/setup/newcomer/newcomer.ts'
import { deliveredWays } from '../e2e/setup/service/settings-of-files.ts'
import { startTestServer } from '../e2e/setup/test-server.ts'
import { table } from './table.ts'

/** What the ways of a newcomer cost on a phone. The seconds are those of pages and service: no user thinks or types. */
export async function taps(): Promise<void> {
  const server = await startTestServer({ changes: deliveredWays })
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'],
    args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : ['--disable-gpu'],
  })
  try {
    table('A newcomer on a phone (360 px)', [
      ['way', 'taps', 'values typed', 'keystrokes', 'seconds'],
      ...(await waysOf(browser, server.origin)),
    ])
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function waysOf(browser: Browser, origin: string): Promise<(string | number)[][]> {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'en-US',
    viewport: { width: 360, height: 740 },
  })
  const page = await context.newPage()
  const finger = await plugIn(page)
  const newcomer = new Newcomer(page)
  const traveller = { newcomer, mailbox: new Mailbox(outboxOf(origin)), email: 'bench.newcomer@collect.example' }
  const rows: (string | number)[][] = []

  async function measure(way: string, go: () => Promise<void>): Promise<void> {
    newcomer.cost()
    const began = performance.now()
    await go()
    const seconds = (performance.now() - began) / 1000
    const { taps: presses, typed, keys } = newcomer.cost()
    rows.push([way, presses, typed, keys, seconds.toFixed(1)])
  }

  await measure('sign-up, verified', () => signUp(traveller))
  await addPasskey(traveller)
  await finger.setPresent(false)
  await signOut(page)
  await measure('sign-in: password', () => signInAgain(traveller))
  await signOut(page)
  await measure('sign-in: code', () => signInWithCode(traveller))
  await signOut(page)
  await measure('sign-in: passkey', () => signInWithPasskey(traveller, finger))
  await signOut(page)
  await finger.setPresent(false)
  await measure('recovery, new password', () => recover(traveller))
  await context.close()
  return rows
}
