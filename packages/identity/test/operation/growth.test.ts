import { describe, expect, test } from 'vitest'
import { limits } from '../../src/rate-limit/limits.ts'
import type { FlowRow, IdentityTables } from '../../src/store/tables.ts'
import { sealer } from '../../src/secrets/sealer.ts'
import { describeService } from '../service/describe-service.ts'
import { exhaust, newPlace } from '../service/exhausted-place.ts'
import { storesOf } from '../service/stores-of.ts'
import { minutes, type TestService } from '../service/test-service.ts'
import type { WayName } from '../service/visitor.ts'

const tablesOf = ({ database }: TestService) => database.tables<IdentityTables>()

const rowOf = (service: TestService, id: string): Promise<FlowRow> =>
  tablesOf(service).selectFrom('flows').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const errorsKept = async (service: TestService): Promise<number> =>
  (await tablesOf(service).selectFrom('flow_errors').select('id').execute()).length

const from = (service: TestService, way: WayName, place: string) => {
  const visitor = service.visitor(way)
  visitor.address = place
  return visitor
}

/** Uses up the flows that a network may begin. */
const exhaustStarts = async (service: TestService, place: string) => {
  await exhaust(service, 'start', place)
  // Also uses up the starts that are not counted in the database.
  while ((await from(service, 'script', place).start('login')).hasFlow);
}

describeService('the data that a visitor leaves behind', {}, (service) => {
  test('a new flow stores only the known parameters of a long query', async () => {
    const { flow } = await service()
      .visitor('script')
      .start('login', { x: 'y'.repeat(14_000), return_to: '/shop' })
    expect(flow.request_url).not.toContain('y')
    expect((await rowOf(service(), flow.id)).body.length).toBeLessThan(800)
  })

  test.each([
    ['traits of 30 kB', { method: 'profile', traits: { email: 'ada', name: 'x'.repeat(30_000) } }],
    ['an address of 30 kB', { method: 'profile', traits: { email: 'x'.repeat(30_000) } }],
    ['traits with 500 names', { method: 'profile', traits: Object.fromEntries(fields(500)) }],
    ['500 fields', { method: 'telepathy', ...Object.fromEntries(fields(500)) }],
    [
      'a payload of 30 kB',
      { method: 'profile', traits: { email: 'ada' }, transient_payload: { x: 'x'.repeat(30_000) } },
    ],
    [
      '30 kB on returning to the previous screen',
      { method: 'profile', screen: 'previous', traits: { email: 'x'.repeat(30_000) } },
    ],
  ])('a refused sign-up with %s stores less than 6 kB', async (_, payload) => {
    const newcomer = service().visitor('script')
    const { flow } = await newcomer.start('registration')
    expect((await newcomer.send('registration', flow, payload)).answer.status).toBe(400)
    expect((await rowOf(service(), flow.id)).body.length).toBeLessThan(5_500)
  })

  test('a sign-in with an identifier of 30 kB stores less than 3 kB', async () => {
    const visitor = service().visitor('script')
    const { flow } = await visitor.start('login')
    await visitor.send('login', flow, { method: 'password', identifier: 'x'.repeat(30_000), password: 'wrong' })
    expect((await rowOf(service(), flow.id)).body.length).toBeLessThan(2_700)
  })

  test('a rate-limited network adds no counters for made-up identifiers', async () => {
    const place = newPlace()
    const counts = async () => (await tablesOf(service()).selectFrom('throttles').select('key').execute()).length
    const guess = async (name: string) => {
      const native = from(service(), 'native', place)
      const { flow } = await native.start('login')
      return native.send('login', flow, { method: 'password', identifier: name, password: 'wrong' })
    }
    let guesses = 0
    while ((await guess(`made up ${guesses}`)).answer.status !== 429) guesses += 1
    const before = await counts()
    for (let more = 0; more < 10; more += 1) {
      expect((await guess(`more made up ${more}`)).answer.status).toBe(429)
    }
    expect([guesses, (await counts()) - before]).toEqual([limits.wrongPassword.size, 0])
  })

  test('a flow is encrypted; one of an older release is readable, and one without its secret starts again', async () => {
    const visitor = service().visitor('script')
    const { flow } = await visitor.start('login', { return_to: '/shop' })
    const { id, body } = await rowOf(service(), flow.id)
    expect(body).not.toMatch(/[{}]|shop/)
    const write = (changed: string) =>
      tablesOf(service()).updateTable('flows').set({ body: changed }).where('id', '=', id).execute()
    const plain = sealer(service().secrets).open('flow', body) as object
    await write(JSON.stringify({ ...plain, id, kind: 'login', state: 'choose_method', tries: 0, ceremonies: 0 }))
    expect((await visitor.fetchFlow('login', id)).flow).toMatchObject({ id, return_to: flow.return_to })
    await write(sealer(['a secret that is gone for good now']).seal('flow', plain))
    expect(await visitor.fetchFlow('login', id)).toBeRefusedWith(404)
  })

  test('the digest of a CAPTCHA token is stored under its older name, and read from it', async () => {
    const { flow } = await service().visitor('script').start('login')
    const { flows } = await storesOf(service())
    const known = await flows.find('login', flow.id)
    if (!known) throw new Error('there is no such flow')
    await flows.advance({ ...known, captchaTokenDigest: 'digest' })
    const { body } = await rowOf(service(), flow.id)
    expect(sealer(service().secrets).open('flow', body)).toMatchObject({ personPrint: 'digest' })
    expect(await flows.find('login', flow.id)).toMatchObject({ captchaTokenDigest: 'digest' })
  })

  test('an error is stored once for each kind and minute', async () => {
    const before = await errorsKept(service())
    const browser = service().visitor('navigation')
    const pages = new Set<string | undefined>()
    // Starts at a full minute, so that none ends in between.
    service().wait(minutes(1) - (service().clock() % minutes(1)))
    for (let count = 0; count < 20; count += 1) {
      pages.add((await browser.start('login', { aal: `aal${count + 3}` })).page?.href)
      await browser.start('verification', { return_to: `https://evil.example/${count}` })
    }
    expect([(await errorsKept(service())) - before, pages.size]).toEqual([2, 1])
    service().wait(minutes(1))
    await browser.start('login', { aal: 'aal3' })
    expect((await errorsKept(service())) - before).toBe(3)
  })
})

describe('a network that begins too many flows', () => {
  describeService('has to wait', {}, (service) => {
    test('a script and a native client are answered 429, with the time to wait', async () => {
      const place = newPlace()
      await exhaustStarts(service(), place)
      for (const way of ['script', 'native'] as const) {
        const seen = await from(service(), way, place).start('login')
        expect(seen).toBeRefusedWith(429)
        expect(Number(seen.answer.headers.get('retry-after'))).toBeGreaterThan(0)
      }
      // Other networks are not affected.
      expect((await from(service(), 'script', newPlace()).start('login')).hasFlow).toBe(true)
    })

    test('a browser is led to the error page, with code 429', async () => {
      const place = newPlace()
      await exhaustStarts(service(), place)
      const { page, error } = await from(service(), 'navigation', place).start('login')
      expect([page?.pathname, error.code]).toEqual(['/error', 429])
    })

    test('it can still begin twenty flows a second', async () => {
      const place = newPlace()
      await exhaustStarts(service(), place)
      const visitor = from(service(), 'script', place)
      for (let count = 0; count < 60; count += 1) {
        service().wait(49)
        expect((await visitor.start('login', { return_to: '/discover/drawers?page=2' })).hasFlow).toBe(true)
      }
    })

    test('a large flow counts several times', async () => {
      const place = newPlace()
      const visitor = from(service(), 'script', place)
      let begun = 0
      while ((await visitor.start('login', { return_to: `/${'a'.repeat(1_900)}` })).hasFlow) begun += 1
      expect(begun).toBeLessThan(limits.start.size / 6)
    })

    test('an expired flow is not replaced again and again', async () => {
      const place = newPlace()
      const visitor = from(service(), 'script', place)
      const { flow } = await visitor.start('login')
      service().wait(minutes(61))
      await exhaustStarts(service(), place)
      const again = await visitor.send('login', flow, { method: 'password', identifier: 'ada', password: 'wrong' })
      expect(again.answer.status).toBe(429)
    })

    test('a refusal that would make its flow larger is answered 429', async () => {
      const place = newPlace()
      const visitor = from(service(), 'script', place)
      const { flow } = await visitor.start('registration')
      await exhaustStarts(service(), place)
      const payload = { method: 'profile', traits: { email: 'ada', name: 'x'.repeat(1_000) } }
      expect((await visitor.send('registration', flow, payload)).answer.status).toBe(429)
    })
  })
})

function fields(count: number): readonly (readonly [string, string])[] {
  return Array.from({ length: count }, (_, index) => [`field${index}${'x'.repeat(50)}`, 'x'.repeat(50)])
}
