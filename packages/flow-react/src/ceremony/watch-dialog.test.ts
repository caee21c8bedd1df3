import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { watchDialog } from './watch-dialog.ts'

type Ask = (options?: object) => Promise<unknown>

/** A browser whose WebAuthn dialogs end as the test chooses. */
class Credentials {
  get: Ask
  constructor(get: Ask) {
    this.get = get
  }
  create(): Promise<unknown> {
    return Promise.resolve('a key')
  }
}
const browser = (get: Ask) => {
  const credentials = new Credentials(get)
  vi.stubGlobal('navigator', { credentials })
  return credentials
}
const alerts: unknown[] = []
const noted = (words: unknown) => void alerts.push(words)

beforeEach(() => {
  vi.useFakeTimers()
  alerts.length = 0
  vi.stubGlobal('alert', noted)
})
afterEach(() => void vi.useRealTimers())

const refused = (name: string) => () => Promise.reject(new DOMException('', name))
/** Acts like the service's script: opens a dialog and does not report its result. */
const asks =
  (credentials: Credentials, ...options: object[]) =>
  () => {
    for (const one of options.length > 0 ? options : [{}])
      credentials.get(one).catch((error: unknown) => alert(String(error)))
  }

describe(watchDialog, () => {
  test.each([
    { name: 'NotAllowedError', end: 'stopped' },
    { name: 'AbortError', end: 'stopped' },
    { name: 'InvalidStateError', end: 'known' },
    { name: 'NotSupportedError', end: 'unsupported' },
    { name: 'ConstraintError', end: 'unsupported' },
    { name: 'SecurityError', end: 'failed' },
    { name: 'NotReadableError', end: 'failed' },
  ])('a dialog that ends with $name gives "$end" and no alert', async ({ name, end }) => {
    const credentials = browser(refused(name))
    expect(await watchDialog(asks(credentials))).toBe(end)
    await vi.runAllTimersAsync()
    expect(alerts).toEqual([])
  })

  test('a dialog that ends after its time limit gives "late"', async () => {
    const credentials = browser(async () => {
      vi.setSystemTime(Date.now() + 60_000)
      throw new DOMException('', 'NotAllowedError')
    })
    expect(await watchDialog(asks(credentials, { publicKey: { timeout: 60_000 } }))).toBe('late')
    expect(await watchDialog(asks(credentials, { publicKey: { timeout: 60_001 } }))).toBe('stopped')
  })

  test('a dialog that returns a credential gives "sent"', async () => {
    const credentials = browser(async () => 'a key')
    expect(await watchDialog(asks(credentials))).toBe('sent')
  })

  test('a dialog that creates a credential gives "sent"', async () => {
    const credentials = browser(async () => 'a key')
    expect(await watchDialog(() => credentials.create())).toBe('sent')
  })

  test.each([
    {
      says: 'throws',
      trigger: () => {
        throw new Error('broken')
      },
    },
    { says: 'refuses', trigger: () => Promise.reject(new Error('broken')) },
  ])('a script that $says gives "failed"', async ({ trigger }) => {
    browser(async () => 'a key')
    expect(await watchDialog(trigger)).toBe('failed')
  })

  test('a script that opens no dialog gives "failed" after a timeout', async () => {
    browser(async () => 'a key')
    const end = watchDialog(() => {})
    await vi.advanceTimersByTimeAsync(2_000)
    expect(await end).toBe('failed')
  })

  test('the autofill list does not count as a dialog', async () => {
    const credentials = browser((options) =>
      options && 'mediation' in options ? refused('AbortError')() : Promise.resolve('a key'),
    )
    expect(await watchDialog(asks(credentials, { mediation: 'conditional' }, {}))).toBe('sent')
  })

  test('restores the functions of the browser, also those of a password manager', async () => {
    const ofTheManager: Ask = async () => 'a key'
    const credentials = browser(ofTheManager)
    await watchDialog(asks(credentials))
    await vi.runAllTimersAsync()
    expect(credentials.get).toBe(ofTheManager)
    expect(Object.hasOwn(credentials, 'create')).toBe(false)
    expect(globalThis.alert).toBe(noted)
  })
})
