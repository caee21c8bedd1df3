import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { testDatabases, type TestDatabase } from '../../../storage/test/databases.ts'
import { openBreachList, type BreachList } from '../service/outside/breach-list.ts'
import { goodPassword, minutes, createTestService, type TestService } from '../service/test-service.ts'
import '../service/matchers.ts'
import { refusedAs, ways } from '../service/ways.ts'

const stolen = 'the cabinet was left open'
const foundOnce = 'a drawer that rattles'
const asking = (more: object = {}) => ({
  selfservice: { methods: { password: { config: { haveibeenpwned_enabled: true, ...more } } } },
})

describe.each(testDatabases)('passwords from breaches, on $name', ({ create }) => {
  let list: BreachList
  let place: TestDatabase
  let service: TestService
  beforeEach(async () => {
    list = await openBreachList({ [stolen]: 42, [foundOnce]: 1 })
    place = await create()
  })
  afterEach(async () => {
    await service.close()
    await list.close()
    await place.drop()
  })

  /** A long timeout, so that a slow machine does not look like a broken list. */
  const open = async (settings: object, timeoutMs = 60_000) => {
    service = await createTestService(place.url, { config: { ...settings }, breaches: { url: list.url, timeoutMs } })
  }
  const signUp = async (password: string, way: (typeof ways)[number]['way'] = 'native') => {
    const visitor = service.visitor(way)
    const { flow } = await visitor.start('registration')
    return visitor.send('registration', flow, { method: 'password', traits: { email: service.newEmail() }, password })
  }

  test.each(ways)('a sign-up with a breached password is refused at the field, by $way', async ({ way }) => {
    await open(asking())
    const seen = await signUp(stolen, way)
    expect(seen.answer.status).toBe(refusedAs(way, 'registration'))
    expect(seen.flow).toSayAt('password', 4000034)
    expect(JSON.stringify(seen.flow)).toContain('"breaches":42')
  })

  test('only five letters of a password’s hash leave the service', async () => {
    await open(asking())
    await signUp(stolen)
    const prefix = createHash('sha1').update(stolen).digest('hex').slice(0, 5).toUpperCase()
    expect(list.asked).toEqual([{ path: `/range/${prefix}`, padding: 'true' }])
    expect(service.log.join('\n')).not.toContain(stolen)
  })

  test('other passwords are accepted, and an answer is cached for an hour', async () => {
    await open(asking())
    expect((await signUp(goodPassword)).answer.status).toBe(200)
    expect((await signUp(goodPassword)).answer.status).toBe(200)
    expect(list.asked).toHaveLength(1)
    service.wait(minutes(61))
    expect((await signUp(goodPassword)).answer.status).toBe(200)
    expect(list.asked).toHaveLength(2)
  })

  test('a settings flow refuses a breached password', async () => {
    await open(asking())
    const account = await service.account()
    const visitor = await service.signedIn('script', account)
    const { flow } = await visitor.start('settings')
    const seen = await visitor.send('settings', flow, { method: 'password', password: stolen })
    expect(seen.flow).toSayAt('password', 4000034)
    await service.signedIn('native', account)
  })

  test('max_breaches: a password with fewer breaches is accepted', async () => {
    await open(asking({ max_breaches: 1 }))
    expect((await signUp(foundOnce)).answer.status).toBe(200)
    expect((await signUp(stolen)).flow).toSayAt('password', 4000034)
  })

  test.each(['broken', 'silent', 'elsewhere'] as const)(
    'while the list is %s, passwords are accepted',
    async (behaviour) => {
      await open(asking(), behaviour === 'silent' ? 300 : undefined)
      list.behave(behaviour)
      expect((await signUp(stolen)).answer.status).toBe(200)
      expect(service.log.join('\n')).toContain('breaches.unavailable')
      expect(service.log.join('\n')).not.toContain(stolen)
    },
  )

  test('with ignore_network_errors: false, passwords are refused until the list answers', async () => {
    await open(asking({ ignore_network_errors: false }))
    list.behave('broken')
    const held = await signUp(goodPassword)
    expect(held.answer.status).toBe(400)
    expect(held.flow).toSayAt('password', 4000005)
    list.behave('as it should')
    expect((await signUp(goodPassword)).answer.status).toBe(200)
  })

  test('the list is not asked about passwords that break another rule', async () => {
    await open(asking())
    expect((await signUp('short')).flow).toSayAt('password', 4000032)
    expect((await signUp('Password1')).flow).toSayAt('password', 4000034)
    expect(list.asked).toEqual([])
  })

  test('the shipped configuration asks no list', async () => {
    await open({})
    expect((await signUp(stolen)).answer.status).toBe(200)
    expect((await signUp('Password1')).flow).toSayAt('password', 4000034)
    expect(list.asked).toEqual([])
  })
})
