import { expect, test } from 'vitest'
import { describeService } from '../service/describe-service.ts'
import { newPlace } from '../service/exhausted-place.ts'
import { goodPassword } from '../service/test-service.ts'

const times = <Result>(count: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))

describeService('several requests at once', {}, (service) => {
  test('one registration form sent four times: exactly one account, the others are refused', async () => {
    const email = service().newEmail()
    const script = service().visitor('script')
    const { flow } = await script.start('registration')
    const payload = { method: 'password', traits: { email }, password: goodPassword }
    const answers = await times(4, () => script.send('registration', flow, payload))
    expect(answers.filter(({ answer }) => answer.status === 200)).toHaveLength(1)
    const refused = answers.filter(({ answer }) => answer.status !== 200)
    for (const seen of refused) {
      expect(seen.answer.status).toBe(400)
      expect(seen.flow).toSay(4000007)
    }
    await service().signedIn('script', { email, password: goodPassword })
    const { count } = await service()
      .database.tables<{ identities: { id: string; traits: string } }>()
      .selectFrom('identities')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('traits', 'like', `%${email}%`)
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(1)
  })

  test('ten visitors sign up with one address at once: one gets it', async () => {
    const email = service().newEmail()
    const answers = await times(10, async (index) => {
      const native = service().visitor('native')
      const { flow } = await native.start('registration')
      const traits = { email: index % 2 ? email.toUpperCase() : email }
      return native.send('registration', flow, { method: 'password', traits, password: goodPassword })
    })
    expect(answers.map(({ answer }) => answer.status).toSorted((a, b) => a - b)).toEqual([200, ...Array(9).fill(400)])
  })

  test('two accounts change to one address at once: one gets it', async () => {
    const email = service().newEmail()
    const people = await times(2, async () => service().signedIn('script', await service().account()))
    const flows = await Promise.all(people.map(async (one) => (await one.start('settings')).flow))
    const answers = await Promise.all(
      people.map((one, index) => {
        const flow = flows[index]
        if (!flow) throw new Error('a person without a flow')
        return one.send('settings', flow, { method: 'profile', traits: { email } })
      }),
    )
    expect(answers.map(({ answer }) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 400])
  })

  test('a name that is saved while the address is being proved: both changes are stored', async () => {
    for (let round = 0; round < 5; round += 1) {
      const account = await service().account()
      const { email } = account
      const script = await service().signedIn('script', account)
      const { flow } = await script.start('settings')
      const native = service().visitor('native')
      native.token = account.token
      const { flow: verification } = await native.start('verification')
      await native.send('verification', verification, { method: 'code', email })
      const code = await service().codeFor(email)
      await Promise.all([
        script.send('settings', flow, { method: 'profile', traits: { email, name: `Name ${round}` } }),
        native.send('verification', verification, { method: 'code', code }),
        script.send('settings', flow, { method: 'profile', traits: { email, name: `Name ${round}` } }),
      ])
      expect(await script.whoami()).toMatchObject({
        identity: {
          traits: { name: `Name ${round}` },
          verifiable_addresses: [{ verified: true, status: 'completed' }],
        },
      })
    }
  })

  test('address and password that are changed at once: the stored ones sign in', async () => {
    for (let round = 0; round < 5; round += 1) {
      const account = await service().account()
      const script = await service().signedIn('script', account)
      const { flow } = await script.start('settings')
      const [email, password] = [service().newEmail(), 'quite another sentence']
      const [profile, changed] = await Promise.all([
        script.send('settings', flow, { method: 'profile', traits: { email } }),
        script.send('settings', flow, { method: 'password', password }),
      ])
      expect(changed.answer.status).toBe(200)
      // A change that was sent before the password changed is refused; the client can send it again.
      expect([200, 409]).toContain(profile.answer.status)
      const name = profile.answer.status === 200 ? email : account.email
      await expect(service().signedIn('native', { email: name, password })).resolves.toBeDefined()
    }
  })

  test('an account that is made inactive while its owner saves a name stays inactive', async () => {
    for (let round = 0; round < 5; round += 1) {
      const account = await service().account()
      const script = await service().signedIn('script', account)
      const { flow } = await script.start('settings')
      const traits = { email: account.email, name: 'Ada' }
      await Promise.all([
        script.send('settings', flow, { method: 'profile', traits }),
        service().makeInactive(account.identity.id),
        script.send('settings', flow, { method: 'profile', traits }),
      ])
      expect(await script.whoami()).toBeUndefined()
    }
  })

  test('a password that is changed twice at once: exactly one of the new ones works', async () => {
    const account = await service().account()
    const script = await service().signedIn('script', account)
    const { flow } = await script.start('settings')
    const passwords = ['the first of two sentences', 'the second of two sentences']
    const answers = await Promise.all(
      passwords.map((password) => script.send('settings', flow, { method: 'password', password })),
    )
    expect(answers.filter(({ answer }) => answer.status >= 500)).toEqual([])
    const tries = await Promise.allSettled(
      passwords.map((password) => service().signedIn('native', { email: account.email, password })),
    )
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('twenty sign-ins of one account at once: twenty sessions', async () => {
    const account = await service().account()
    // One network may try ten at a time.
    const visitors = await times(20, () => service().signedIn('native', account, newPlace()))
    const ids = await Promise.all(visitors.map(async (one) => (await one.whoami())?.id))
    expect(new Set(ids).size).toBe(20)
  })

  test('two processes on one database share sessions and flows', async () => {
    const other = await service().also({})
    const account = await service().account()
    const native = other.visitor('native')
    native.token = account.token
    expect(await native.whoami()).toMatchObject({ identity: { id: account.identity.id } })
    const { flow } = await service().visitor('native').start('login')
    const seen = await native.fetchFlow('login', flow.id)
    expect(seen.flow.id).toBe(flow.id)
    await native.ask('/self-service/logout/api', {
      method: 'DELETE',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ session_token: account.token }),
    })
    const here = service().visitor('native')
    here.token = account.token
    expect(await here.whoami()).toBeUndefined()
  })
})
