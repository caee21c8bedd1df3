import { expect, test } from 'vitest'
import { describeService } from '../service/describe-service.ts'
import { goodPassword, minutes } from '../service/test-service.ts'
import type { Visitor, WayName } from '../service/visitor.ts'

const another = 'quite another sentence'

describeService('a sensitive change, long after signing in', {}, (service) => {
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
  /** Follows to the page where a browser signs in again, and does so. */
  const signInAgain = async (visitor: Visitor, login: URL | undefined, identifier: string, password = goodPassword) => {
    const { flow } = await visitor.fetchFlow('login', login?.searchParams.get('flow') ?? '')
    return visitor.send('login', flow, { method: 'password', identifier, password })
  }

  test('a script is told where to sign in, and nothing is kept for it', async () => {
    const { email, visitor, flow } = await begin('script')
    const seen = await visitor.send('settings', flow, { method: 'password', password: another })
    expect(seen).toBeRefusedWith(403, 'session_refresh_required')
    const back = `${service().origin}/self-service/settings?flow=${flow.id}`
    const login = new URL(`${service().origin}/self-service/login/browser?refresh=true`)
    login.searchParams.set('return_to', back)
    expect(seen).toLeadTo(login.href)
    expect(visitor.jar.names()).not.toContain('ory_kratos_continuity')

    const { flow: again } = await visitor.start('login', { refresh: 'true' })
    await visitor.send('login', again, { method: 'password', identifier: email, password: goodPassword })
    expect((await visitor.open('settings', `/self-service/settings?flow=${flow.id}`)).flow.state).toBe('show_form')
    expect(await signsIn(email, another)).toBe(false)
    // It sends its own again.
    const saved = await visitor.send('settings', flow, { method: 'password', password: another })
    expect(saved.flow).toSay(1050001)
  })

  test('a native client as well', async () => {
    const { email, visitor, flow } = await begin('native')
    const seen = await visitor.send('settings', flow, { method: 'password', password: another })
    expect(seen).toBeRefusedWith(403, 'session_refresh_required')
    const { flow: again } = await visitor.start('login', { refresh: 'true' })
    await visitor.send('login', again, { method: 'password', identifier: email, password: goodPassword })
    expect((await visitor.send('settings', flow, { method: 'password', password: another })).flow).toSay(1050001)
  })

  test('a browser signs in again, and its form is applied then', async () => {
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

  test('a new address that waited is applied as well', async () => {
    const { email, visitor, flow } = await begin('navigation')
    const fresh = service().newEmail()
    const asked = await visitor.send('settings', flow, { method: 'profile', traits: { email: fresh, name: 'Ada' } })
    await signInAgain(visitor, asked.page, email)
    expect(await visitor.whoami()).toMatchObject({ identity: { traits: { email: fresh } } })
  })

  test('a form that is refused after all is shown with what is wrong', async () => {
    const { email, visitor, flow } = await begin('navigation')
    const asked = await visitor.send('settings', flow, { method: 'password', password: 'short' })
    await signInAgain(visitor, asked.page, email)
    expect((await visitor.fetchFlow('settings', flow.id)).flow).toSayAt('password', 4000032)
  })

  test('it is applied once only', async () => {
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

  test('coming back without signing in applies nothing, and does not lead in circles', async () => {
    const { email, visitor, flow } = await begin('navigation')
    await visitor.send('settings', flow, { method: 'password', password: another })
    const seen = await visitor.open('settings', `/self-service/settings?flow=${flow.id}`)
    expect(seen).toLeadTo(`${service().origin}/settings?flow=${flow.id}`)
    expect(seen.flow.state).toBe('show_form')
    expect(await signsIn(email, another)).toBe(false)
  })

  test('a quarter of an hour later it is forgotten', async () => {
    const { email, visitor, flow } = await begin('navigation')
    const asked = await visitor.send('settings', flow, { method: 'password', password: another })
    const cookie = visitor.jar.get('ory_kratos_continuity') ?? ''
    service().wait(minutes(15))
    visitor.jar.set('ory_kratos_continuity', cookie)
    await signInAgain(visitor, asked.page, email)
    expect(await signsIn(email, another)).toBe(false)
  })

  test('beginning anew forgets it', async () => {
    const { email, visitor, flow } = await begin('navigation')
    const asked = await visitor.send('settings', flow, { method: 'password', password: another })
    await visitor.start('settings')
    await signInAgain(visitor, asked.page, email)
    expect(await signsIn(email, another)).toBe(false)
  })

  test('somebody else who signs in on the same browser gets nothing of it', async () => {
    const { email, visitor, flow } = await begin('navigation')
    const asked = await visitor.send('settings', flow, { method: 'password', password: another })
    const other = await service().account()
    const seen = await signInAgain(visitor, asked.page, other.email)
    expect(seen).toBeRefusedWith(403, 'security_identity_mismatch')
    expect(await signsIn(email, another)).toBe(false)
    expect(await signsIn(other.email, another)).toBe(false)
  })

  test('the waiting form is unreadable where it is kept', async () => {
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

describeService('no time at all for sensitive changes', { config: never }, (service) => {
  test('the password always asks to sign in first', async () => {
    const script = await service().signedIn('script', await service().account())
    const { flow } = await script.start('settings')
    const seen = await script.send('settings', flow, { method: 'password', password: another })
    expect(seen).toBeRefusedWith(403, 'session_refresh_required')
  })
})
