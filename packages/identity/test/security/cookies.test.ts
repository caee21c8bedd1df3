import { createHash, randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { sealer } from '../../src/secrets/sealer.ts'
import { describeService } from '../service/describe-service.ts'
import { minutes, type TestService } from '../service/test-service.ts'

const year = 365 * 24 * 60 * 60

/** Names and attributes of the cookies that an answer sets, without values. */
const attributesOf = (setCookies: readonly string[]) =>
  Object.fromEntries(
    setCookies.map((text) => {
      const [pair = '', ...attributes] = text.split('; ')
      return [pair.split('=')[0]?.replace(/_[0-9a-f]{64}$/, '_…'), attributes.toSorted()]
    }),
  )

const signInByScript = async (service: TestService) => {
  const { email, password } = await service.account()
  const script = service.visitor('script')
  const { flow, answer: started } = await script.start('login')
  const { answer: done } = await script.send('login', flow, { method: 'password', identifier: email, password })
  return { script, started, done }
}

describeService('cookies over HTTP', {}, (service) => {
  test('the CSRF cookie lives a year, the session cookie as long as the session', async () => {
    const { started, done } = await signInByScript(service())
    expect(attributesOf(started.setCookies)).toEqual({
      'csrf_token_…': ['HttpOnly', `Max-Age=${year}`, 'Path=/', 'SameSite=Lax'],
    })
    expect(attributesOf(done.setCookies)).toEqual({
      'csrf_token_…': ['HttpOnly', `Max-Age=${year}`, 'Path=/', 'SameSite=Lax'],
      ory_kratos_device: ['HttpOnly', `Max-Age=${400 * 86_400}`, 'Path=/', 'SameSite=Lax'],
      ory_kratos_last: ['HttpOnly', `Max-Age=${year}`, 'Path=/', 'SameSite=Lax'],
      ory_kratos_session: ['HttpOnly', 'Max-Age=86400', 'Path=/', 'SameSite=Lax'],
    })
  })

  test('the mark of a known browser is sealed, and is renewed while it is used', async () => {
    const account = await service().account()
    const script = await service().signedIn('script', account)
    const value = script.jar.get('ory_kratos_device') ?? ''
    expect(Buffer.from(value, 'base64url').toString('latin1')).not.toContain('known')
    const signInAgain = async () => {
      script.jar.lose('ory_kratos_session')
      const { flow } = await script.start('login')
      await script.send('login', flow, { method: 'password', identifier: account.email, password: account.password })
      return script.jar.get('ory_kratos_device')
    }
    expect(await signInAgain()).toBe(value)
    service().wait(minutes(31 * 24 * 60))
    expect(await signInAgain()).not.toBe(value)
  })

  test('the session cookie is sealed', async () => {
    const { script } = await signInByScript(service())
    const value = decodeURIComponent(script.jar.get('ory_kratos_session') ?? '')
    expect(value).toMatch(/^[\w-]{80,}$/)
    expect(Buffer.from(value, 'base64url').toString('latin1')).not.toContain('ory_st_')
  })

  test('a pending form post is kept for a quarter of an hour', async () => {
    const browser = await service().signedIn('navigation', await service().account())
    const { flow } = await browser.start('settings')
    service().wait(minutes(16))
    const { answer } = await browser.send('settings', flow, { method: 'password', password: 'quite another sentence' })
    expect(attributesOf(answer.setCookies)).toEqual({
      ory_kratos_continuity: ['HttpOnly', 'Max-Age=900', 'Path=/', 'SameSite=Lax'],
    })
  })

  test('saved settings set a new session cookie', async () => {
    const { script } = await signInByScript(service())
    const { flow } = await script.start('settings')
    const { answer } = await script.send('settings', flow, { method: 'password', password: 'quite another sentence' })
    expect(Object.keys(attributesOf(answer.setCookies))).toEqual(['ory_kratos_session'])
    expect(await script.whoami()).toBeDefined()
  })

  test('an existing cookie is not set again', async () => {
    const script = service().visitor('script')
    await script.start('login')
    expect((await script.start('registration')).answer.setCookies).toEqual([])
  })

  test.each(['x', 'AAAA', '%%%', 'A'.repeat(5000)])('a malformed CSRF cookie ("%.8s…") is replaced', async (value) => {
    const script = service().visitor('script')
    await script.start('login')
    script.jar.set('csrf_token_', value)
    const { flow, answer } = await script.start('login')
    expect(Object.keys(attributesOf(answer.setCookies))).toEqual(['csrf_token_…'])
    const again = await script.send('login', flow, { method: 'password' })
    expect(again.answer.status).toBe(400)
  })

  test('whoami renews a cookie that expires before its session', async () => {
    const { script } = await signInByScript(service())
    const id = (await script.whoami())?.id
    expect((await script.ask('/sessions/whoami')).setCookies).toEqual([])
    service().wait(minutes(23 * 60))
    const extend = new Request(`${service().origin}/admin/sessions/${id}/extend`, { method: 'PATCH' })
    expect((await service().identity.admin(extend)).status).toBe(200)
    const answer = await script.ask('/sessions/whoami')
    expect(attributesOf(answer.setCookies)).toEqual({
      ory_kratos_session: ['HttpOnly', expect.stringMatching(/^Max-Age=86(400|399)$/), 'Path=/', 'SameSite=Lax'],
    })
    service().wait(minutes(120))
    expect(await script.whoami()).toBeDefined()
  })

  test('whoami leaves the cookie of an ended session alone', async () => {
    const { script } = await signInByScript(service())
    service().wait(minutes(25 * 60))
    const cookie = `ory_kratos_session=${'A'.repeat(120)}`
    expect((await script.ask('/sessions/whoami', { headers: { cookie } })).setCookies).toEqual([])
  })
})

describeService('cookies over HTTPS', { origin: 'https://collect.example' }, (service) => {
  test('all cookies are Secure', async () => {
    const { started, done } = await signInByScript(service())
    const all = [...started.setCookies, ...done.setCookies]
    expect(all).toHaveLength(5)
    expect(all.filter((text) => !text.includes('; Secure'))).toEqual([])
  })

  test('cookies have names with the prefix __Host-', async () => {
    const { started, done, script } = await signInByScript(service())
    expect(Object.keys(attributesOf([...started.setCookies, ...done.setCookies])).toSorted()).toEqual([
      '__Host-csrf_token_…',
      '__Host-ory_kratos_device',
      '__Host-ory_kratos_last',
      '__Host-ory_kratos_session',
    ])
    expect(await script.whoami()).toBeDefined()
  })

  const oldCookies = async (purpose = 'session-cookie') => {
    const { email, password } = await service().account()
    const native = service().visitor('native')
    const { flow } = await native.start('login')
    const done = await native.send('login', flow, { method: 'password', identifier: email, password })
    const { session_token: token } = done.body<{ readonly session_token: string }>()
    const expires = service().clock() + minutes(24 * 60)
    return `ory_kratos_session=${sealer(service().secrets).seal(purpose, { token, expires_at: expires })}`
  }

  test('a session cookie under its old name works until it expires or the user signs out', async () => {
    const cookie = await oldCookies()
    const script = service().visitor('script')
    script.jar.take([cookie])
    expect(await script.whoami()).toBeDefined()
    const [token] = (await script.ask('/self-service/logout/browser')).text.match(/ory_lo_\w+/) ?? []
    const { setCookies } = await script.ask(`/self-service/logout?token=${token}`)
    expect(setCookies.filter((text) => text.startsWith('ory_kratos_session=;'))).toEqual([
      expect.stringContaining('Max-Age=0'),
    ])
  })

  test('a session cookie with the new name is refused under the old one', async () => {
    const cookie = await oldCookies('session-cookie __Host-ory_kratos_session')
    const script = service().visitor('script')
    script.jar.take([cookie])
    expect(await script.whoami()).toBeUndefined()
    script.jar.take([`__Host-${cookie}`])
    expect(await script.whoami()).toBeDefined()
  })

  test('a form that was open when the names changed can still be sent; a planted token cannot', async () => {
    const { email, password } = await service().account()
    const name = `csrf_token_${createHash('sha256').update(service().origin).digest('hex')}`
    const posted = async (old: (own: string) => string) => {
      const script = service().visitor('script')
      const { flow } = await script.start('login')
      const own = decodeURIComponent(script.jar.get(`__Host-${name}`) ?? '')
      const token = old(own)
      const tables = service().database.tables<{ flows: { id: string; body: string } }>()
      const row = tables.selectFrom('flows').where('id', '=', flow.id)
      const { body } = await row.select('body').executeTakeFirstOrThrow()
      const keys = sealer(service().secrets)
      const changed = keys.seal('flow', { ...(keys.open('flow', body) as object), csrfToken: token })
      await tables.updateTable('flows').set({ body: changed }).where('id', '=', flow.id).execute()
      const other = service().visitor('script')
      other.jar.take([`${name}=${encodeURIComponent(token)}`])
      const { answer } = await other.send('login', flow, {
        method: 'password',
        identifier: email,
        password,
        csrf_token: token,
      })
      return answer.status
    }
    expect(await posted(() => randomBytes(32).toString('base64'))).toBe(200)
    expect(await posted((own) => own)).toBe(403)
  })
})

const changed = {
  session: {
    cookie: { name: 'collect_session', persistent: false, same_site: 'Strict', path: '/app', domain: 'example.org' },
  },
  cookies: { same_site: 'None', path: '/all', domain: 'collect.example' },
}

describeService('configured cookies', { origin: 'https://collect.example', config: changed }, (service) => {
  test('cookies have the configured name, domain, path and lifespan, else a name that needs HTTPS', async () => {
    const { started, done } = await signInByScript(service())
    expect(attributesOf(started.setCookies)).toEqual({
      '__Secure-csrf_token_…': [
        'Domain=collect.example',
        'HttpOnly',
        `Max-Age=${year}`,
        'Path=/all',
        'SameSite=None',
        'Secure',
      ],
    })
    expect(attributesOf(done.setCookies)['collect_session']).toEqual([
      'Domain=example.org',
      'HttpOnly',
      'Path=/app',
      'SameSite=Strict',
      'Secure',
    ])
  })
})

const sameSiteNone = { cookies: { same_site: 'None' } }

describeService('SameSite=None without HTTPS', { config: sameSiteNone }, (service) => {
  test('the CSRF cookie is Lax, because browsers reject SameSite=None without HTTPS', async () => {
    const { started } = await signInByScript(service())
    expect(attributesOf(started.setCookies)['csrf_token_…']).toContain('SameSite=Lax')
  })
})

describe('rotated secrets', () => {
  describeService('cookies under an old secret', { secrets: ['the first secret of all, long enough'] }, (service) => {
    test('old cookies work while their secret is configured, and are sealed again under the new one', async () => {
      const { script } = await signInByScript(service())
      const { flow } = await script.start('settings')
      const [session] = (await script.ask('/self-service/logout/browser')).text.match(/ory_lo_\w+/) ?? []

      const renewed = await service().also({ secrets: ['a second secret, long enough too', ...service().secrets] })
      const later = renewed.visitor('script')
      later.jar.take(script.jar.header().split('; '))
      expect(await later.whoami()).toBeDefined()
      expect((await later.fetchFlow('settings', flow.id)).flow.id).toBe(flow.id)
      // A logout link on an open page still works.
      const end = await later.ask(`/self-service/logout?token=${session}`)
      expect(end.status).toBe(204)
    })

    test('a code that was mailed under the old secret works', async () => {
      const { email } = await service().account()
      const native = service().visitor('native')
      const { flow } = await native.start('recovery')
      await native.send('recovery', flow, { method: 'code', email })
      const renewed = await service().also({ secrets: ['a second secret, long enough too', ...service().secrets] })
      const seen = await renewed
        .visitor('native')
        .send('recovery', flow, { method: 'code', code: await service().codeFor(email) })
      expect(seen.flow.state).toBe('passed_challenge')
    })

    test('old cookies are refused when their secret is removed', async () => {
      const { script } = await signInByScript(service())
      const stranger = await service().also({ secrets: ['a secret that the service has never had'] })
      const later = stranger.visitor('script')
      later.jar.take(script.jar.header().split('; '))
      expect(await later.whoami()).toBeUndefined()
    })
  })
})
