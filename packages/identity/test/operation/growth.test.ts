import { describe, expect, test } from 'vitest'
import { limits } from '../../src/rate-limit/limits.ts'
import type { FlowRow, IdentityTables } from '../../src/store/tables.ts'
import { sealer } from '../../src/secrets/sealer.ts'
import { describeHouse } from '../service/describe-house.ts'
import { exhaust, newPlace } from '../service/exhausted-place.ts'
import { minutes, type House } from '../service/house.ts'
import type { WayName } from '../service/visitor.ts'

const tablesOf = ({ database }: House) => database.tables<IdentityTables>()

const rowOf = (house: House, id: string): Promise<FlowRow> =>
  tablesOf(house).selectFrom('flows').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const errorsKept = async (house: House): Promise<number> =>
  (await tablesOf(house).selectFrom('flow_errors').select('id').execute()).length

const from = (house: House, way: WayName, place: string) => {
  const visitor = house.visitor(way)
  visitor.address = place
  return visitor
}

/** As if a place had begun as many flows as it may. */
const exhaustStarts = async (house: House, place: string) => {
  await exhaust(house, 'start', place)
  // And those that are not counted in the database.
  while ((await from(house, 'script', place).start('login')).hasFlow);
}

describeHouse('what a visitor leaves behind', {}, (house) => {
  test('a start keeps nothing of a long query but the parameters that it knows', async () => {
    const { flow } = await house()
      .visitor('script')
      .start('login', { x: 'y'.repeat(14_000), return_to: '/shop' })
    expect(flow.request_url).not.toContain('y')
    expect((await rowOf(house(), flow.id)).body.length).toBeLessThan(800)
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
    ['30 kB on the way back', { method: 'profile', screen: 'previous', traits: { email: 'x'.repeat(30_000) } }],
  ])('a refused sign-up with %s keeps less than 6 kB', async (_, payload) => {
    const newcomer = house().visitor('script')
    const { flow } = await newcomer.start('registration')
    expect((await newcomer.send('registration', flow, payload)).answer.status).toBe(400)
    expect((await rowOf(house(), flow.id)).body.length).toBeLessThan(5_500)
  })

  test('a sign-in under a name of 30 kB keeps less than 3 kB', async () => {
    const visitor = house().visitor('script')
    const { flow } = await visitor.start('login')
    await visitor.send('login', flow, { method: 'password', identifier: 'x'.repeat(30_000), password: 'wrong' })
    expect((await rowOf(house(), flow.id)).body.length).toBeLessThan(2_700)
  })

  test('a place that is held leaves no counts of the names that it makes up', async () => {
    const place = newPlace()
    const counts = async () => (await tablesOf(house()).selectFrom('throttles').select('key').execute()).length
    const guess = async (name: string) => {
      const native = from(house(), 'native', place)
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

  test('a flow is sealed; one of an older release is read, and one whose secret is gone begins anew', async () => {
    const visitor = house().visitor('script')
    const { flow } = await visitor.start('login', { return_to: '/shop' })
    const { id, body } = await rowOf(house(), flow.id)
    expect(body).not.toMatch(/[{}]|shop/)
    const write = (changed: string) =>
      tablesOf(house()).updateTable('flows').set({ body: changed }).where('id', '=', id).execute()
    const plain = sealer(house().secrets).open('flow', body) as object
    await write(JSON.stringify({ ...plain, id, kind: 'login', state: 'choose_method', tries: 0, ceremonies: 0 }))
    expect((await visitor.fetchFlow('login', id)).flow).toMatchObject({ id, return_to: flow.return_to })
    await write(sealer(['a secret that is gone for good now']).seal('flow', plain))
    expect(await visitor.fetchFlow('login', id)).toBeRefusedWith(404)
  })

  test('an error is kept once for each kind and minute', async () => {
    const before = await errorsKept(house())
    const browser = house().visitor('navigation')
    const pages = new Set<string | undefined>()
    // The minute is not to end in between.
    house().wait(minutes(1) - (house().clock() % minutes(1)))
    for (let count = 0; count < 20; count += 1) {
      pages.add((await browser.start('login', { aal: `aal${count + 3}` })).page?.href)
      await browser.start('verification', { return_to: `https://evil.example/${count}` })
    }
    expect([(await errorsKept(house())) - before, pages.size]).toEqual([2, 1])
    house().wait(minutes(1))
    await browser.start('login', { aal: 'aal3' })
    expect((await errorsKept(house())) - before).toBe(3)
  })
})

describe('a place that begins too many flows', () => {
  describeHouse('has to wait', {}, (house) => {
    test('a script and a native client are answered 429, with the time to wait', async () => {
      const place = newPlace()
      await exhaustStarts(house(), place)
      for (const way of ['script', 'native'] as const) {
        const seen = await from(house(), way, place).start('login')
        expect(seen).toBeRefusedWith(429)
        expect(Number(seen.answer.headers.get('retry-after'))).toBeGreaterThan(0)
      }
      // Other places notice nothing.
      expect((await from(house(), 'script', newPlace()).start('login')).hasFlow).toBe(true)
    })

    test('a browser reads on the error page that it has to wait', async () => {
      const place = newPlace()
      await exhaustStarts(house(), place)
      const { page, error } = await from(house(), 'navigation', place).start('login')
      expect([page?.pathname, error.code]).toEqual(['/error', 429])
    })

    test('twenty starts a second are left to it', async () => {
      const place = newPlace()
      await exhaustStarts(house(), place)
      const visitor = from(house(), 'script', place)
      for (let count = 0; count < 60; count += 1) {
        house().wait(49)
        expect((await visitor.start('login', { return_to: '/discover/drawers?page=2' })).hasFlow).toBe(true)
      }
    })

    test('a large flow counts several times', async () => {
      const place = newPlace()
      const visitor = from(house(), 'script', place)
      let begun = 0
      while ((await visitor.start('login', { return_to: `/${'a'.repeat(1_900)}` })).hasFlow) begun += 1
      expect(begun).toBeLessThan(limits.start.size / 6)
    })

    test('an expired flow is not replaced again and again', async () => {
      const place = newPlace()
      const visitor = from(house(), 'script', place)
      const { flow } = await visitor.start('login')
      house().wait(minutes(61))
      await exhaustStarts(house(), place)
      const again = await visitor.send('login', flow, { method: 'password', identifier: 'ada', password: 'wrong' })
      expect(again.answer.status).toBe(429)
    })

    test('a refusal that would make its flow larger is answered 429', async () => {
      const place = newPlace()
      const visitor = from(house(), 'script', place)
      const { flow } = await visitor.start('registration')
      await exhaustStarts(house(), place)
      const payload = { method: 'profile', traits: { email: 'ada', name: 'x'.repeat(1_000) } }
      expect((await visitor.send('registration', flow, payload)).answer.status).toBe(429)
    })
  })
})

function fields(count: number): readonly (readonly [string, string])[] {
  return Array.from({ length: count }, (_, index) => [`field${index}${'x'.repeat(50)}`, 'x'.repeat(50)])
}
