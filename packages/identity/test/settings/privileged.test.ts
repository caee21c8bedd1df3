import { expect, test } from 'vitest'
import { describeService } from '../service/describe-service.ts'
import { goodPassword, minutes } from '../service/test-service.ts'
import type { Visitor, WayName } from '../service/visitor.ts'

const another = 'quite another sentence'

describeService('a sensitive change without a recent sign-in', {}, (service) => {
  const begin = async (way: WayName) => {
    const account = await service().account({ name: 'Ada' })
    const visitor = await service().signedIn(way, account)
    const { flow } = await visitor.start('settings')
    service().wait(minutes(16))
    return { ...account, visitor, flow }
  }
  const signsIn = async (email: string, password: string) =>
    service()
      .signedIn('native', { email, password })
      .then(
        () => true,
        () => false,
      )
  /** Signs in again at the login page that an answer leads to. */
  const signInAgain = async (visitor: Visitor, login: URL | undefined, identifier: string, password = goodPassword) => {
    const { flow } = await visitor.fetchFlow('login', login?.searchParams.get('flow') ?? '')
    return visitor.send('login', flow, { method: 'password', identifier, password })
  }

  test('a script gets the address of the sign-in; its form is applied when the browser comes back, as by a Kratos', async () => {
    const { email, visitor, flow } = await begin('script')
    const seen = await visitor.send('settings', flow, { method: 'password', password: another })
    expect(seen).toBeRefusedWith(403, 'session_refresh_required')
    const back = `${service().origin}/self-service/settings?flow=${flow.id}`
    const login = new URL(`${service().origin}/self-service/login/browser?refresh=true`)
    login.searchParams.set('return_to', back)
    expect(seen).toLeadTo(login.href)

    const { flow: again } = await visitor.start('login', { refresh: 'true' })
    expect(await signsIn(email, another)).toBe(false)
    await visitor.send('login', again, { method: 'password', identifier: email, password: goodPassword })
    const done = await visitor.open('settings', `/self-service/settings?flow=${flow.id}`)
    expect(done.flow.state).toBe('success')
    expect(done.flow).toSay(1050001)
    expect(await signsIn(email, another)).toBe(true)
  })

  test('a script that posts again after the sign-in changes nothing more', async () => {
    const { email, visitor, flow } = await begin('script')
    await visitor.send('settings', flow, { method: 'profile', traits: { email, name: 'Grace' } })
    const { flow: again } = await visitor.start('login', { refresh: 'true' })
    await visitor.send('login', again, { method: 'password', identifier: email, password: goodPassword })
    const saved = await visitor.send('settings', flow, { method: 'profile', traits: { email, name: 'Grace' } })
    expect(saved.flow).toSay(1050001)
  })

  test('a native client gets the same refusal and sends its form again', async () => {
    const { email, visitor, flow } = await begin('native')
    const seen = await visitor.send('settings', flow, { method: 'password', password: another })
    expect(seen).toBeRefusedWith(403, 'session_refresh_required')
    const { flow: again } = await visitor.start('login', { refresh: 'true' })
    await visitor.send('login', again, { method: 'password', identifier: email, password: goodPassword })
    expect((await visitor.send('settings', flow, { method: 'password', password: another })).flow).toSay(1050001)
  })

  test('a browser signs in again, and then its form is applied', async () => {
    const { email, visitor, flow } = await begin('navigation')
    const asked = await visitor.send('settings', flow, { method: 'password', password: another })
    expect(asked.answer.status).toBe(303)
    expect(asked.page?.pathname).toBe('/login')
    expect(await signsIn(email, another)).toBe(false)

    const wrong = await signInAgain(visitor, asked.page, email, 'wrong')
    expect(wrong.flow).toSay(4000006)
    expect(await signsIn(email, another)).toBe(false)

    const back = await signInAgain(visitor, asked.page, email)
    expect(back).toLeadTo(`${service().origin}/settings?flow=${flow.id}`)
    const settings = (await visitor.fetchFlow('settings', flow.id)).flow
    expect(settings).toSay(1050001)
    expect(settings.state).toBe('success')
    expect(await signsIn(email, another)).toBe(true)
    expect(visitor.jar.names()).not.toContain('ory_kratos_continuity')
  })

  test('a stored form with a new address is applied', async () => {
    const { email, visitor, flow } = await begin('navigation')
    const fresh = service().newEmail()
    const asked = await visitor.send('settings', flow, { method: 'profile', traits: { email: fresh, name: 'Ada' } })
    await signInAgain(visitor, asked.page, email)
    expect(await visitor.whoami()).toMatchObject({ identity: { traits: { email: fresh } } })
  })

  test('a stored form that is invalid is shown with its errors', async () => {
    const { email, visitor, flow } = await begin('navigation')
    const asked = await visitor.send('settings', flow, { method: 'password', password: 'short' })
    await signInAgain(visitor, asked.page, email)
    expect((await visitor.fetchFlow('settings', flow.id)).flow).toSayAt('password', 4000032)
  })

  test('a stored form is applied only once', async () => {
    const { email, visitor, flow } = await begin('navigation')
    const asked = await visitor.send('settings', flow, { method: 'password', password: another })
    const cookie = visitor.jar.get('ory_kratos_continuity') ?? ''
    await signInAgain(visitor, asked.page, email)
    const { flow: other } = await visitor.start('settings')
    await visitor.send('settings', other, { method: 'password', password: 'a third sentence, why not' })
    visitor.jar.set('ory_kratos_continuity', cookie)
    await visitor.open('settings', `/self-service/settings?flow=${flow.id}`)
    expect(await signsIn(email, another)).toBe(false)
  })

  test('returning without a sign-in applies nothing, and does not redirect in a circle', async () => {
    const { email, visitor, flow } = await begin('navigation')
    await visitor.send('settings', flow, { method: 'password', password: another })
    const seen = await visitor.open('settings', `/self-service/settings?flow=${flow.id}`)
    expect(seen).toLeadTo(`${service().origin}/settings?flow=${flow.id}`)
    expect(seen.flow.state).toBe('show_form')
    expect(await signsIn(email, another)).toBe(false)
  })

  test('a stored form expires after 15 minutes', async () => {
    const { email, visitor, flow } = await begin('navigation')
    const asked = await visitor.send('settings', flow, { method: 'password', password: another })
    const cookie = visitor.jar.get('ory_kratos_continuity') ?? ''
    service().wait(minutes(15))
    visitor.jar.set('ory_kratos_continuity', cookie)
    await signInAgain(visitor, asked.page, email)
    expect(await signsIn(email, another)).toBe(false)
  })

  test('a new settings flow deletes the stored form', async () => {
    const { email, visitor, flow } = await begin('navigation')
    const asked = await visitor.send('settings', flow, { method: 'password', password: another })
    await visitor.start('settings')
    await signInAgain(visitor, asked.page, email)
    expect(await signsIn(email, another)).toBe(false)
  })

  test('a stored form is not applied to another user of the same browser', async () => {
    const { email, visitor, flow } = await begin('navigation')
    const asked = await visitor.send('settings', flow, { method: 'password', password: another })
    const other = await service().account()
    const seen = await signInAgain(visitor, asked.page, other.email)
    expect(seen).toBeRefusedWith(403, 'security_identity_mismatch')
    expect(await signsIn(email, another)).toBe(false)
    expect(await signsIn(other.email, another)).toBe(false)
  })

  test('a stored form is encrypted in the database', async () => {
    const { visitor, flow } = await begin('navigation')
    await visitor.send('settings', flow, { method: 'password', password: 'a secret that waits' })
    const rows = await service()
      .database.tables<{ continuities: { sealed: string } }>()
      .selectFrom('continuities')
      .selectAll()
      .execute()
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain('a secret that waits')
  })
})

const never = { selfservice: { flows: { settings: { privileged_session_max_age: '0s' } } } }

describeService('a privileged_session_max_age of zero', { config: never }, (service) => {
  test('a new password always needs another sign-in first', async () => {
    const script = await service().signedIn('script', await service().account())
    const { flow } = await script.start('settings')
    const seen = await script.send('settings', flow, { method: 'password', password: another })
    expect(seen).toBeRefusedWith(403, 'session_refresh_required')
  })
})
