import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchReady } from './watch-ready.ts'

const page = new EventTarget()
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
})
afterEach(() => void vi.useRealTimers())

const appear = () => vi.stubGlobal('oryPasskeyLogin', () => {})
const announce = () => page.dispatchEvent(new Event('oryWebAuthnInitialized'))

// PASSKEY-READY: disabled until the script is there, an error after 5 seconds, enabled by a late event.
test.each([
  { says: 'present from the start', at: {}, reported: [[0, true]] },
  { says: 'present at a later attempt', at: { 250: appear }, reported: [[300, true]] },
  { says: 'announced between two looks', at: { 250: announce }, reported: [[250, true]] },
  { says: 'never present', at: {}, reported: [[5000, false]] },
  {
    says: 'announced after the timeout',
    at: { 7000: announce },
    reported: [
      [5000, false],
      [7000, true],
    ],
  },
])('reports a script that is $says', async ({ says, at, reported }) => {
  if (says === 'present from the start') appear()
  const heard: [number, boolean][] = []
  const begun = Date.now()
  watchReady('oryPasskeyLogin', (ready) => heard.push([Date.now() - begun, ready]))
  for (const [after, act] of Object.entries(at)) setTimeout(act, Number(after))
  await vi.advanceTimersByTimeAsync(8_000)
  expect(heard).toEqual(reported)
})

test('reports nothing after it was stopped', async () => {
  const heard: boolean[] = []
  watchReady('oryPasskeyLogin', (ready) => heard.push(ready))()
  appear()
  announce()
  await vi.advanceTimersByTimeAsync(8_000)
  expect(heard).toEqual([])
})
