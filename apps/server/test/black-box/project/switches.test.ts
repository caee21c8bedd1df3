import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { testFolder } from '../../program.ts'
import { readProject } from '../../../src/environment/project.ts'
import { startShipped } from '../../shipped.ts'

/** Starts the program with these lines in its `project.yml`. */
const startWith = (...lines: readonly string[]) => {
  const file = join(testFolder(), 'project.yml')
  writeFileSync(file, ['name: Album', ...lines].join('\n'))
  return startShipped({ PROJECT_CONFIG: file })
}

describe('PROJECT-CONFIG, the settings of the project', () => {
  test('PROJECT-CONFIG-5: a page that is switched off answers 404 and leads to the sign-in', async () => {
    const shipped = await startWith(
      'registration_enabled: false',
      'recovery_enabled: false',
      'verification_enabled: false',
    )
    const client = shipped.client()
    for (const path of ['/registration', '/recovery', '/verification', '/registration?flow=x&return_to=/shop']) {
      const { status, text } = await client.send(path)
      expect([path, status]).toEqual([path, 404])
      expect(text).toContain('<h1>This is switched off here.</h1>')
      expect(text).toContain('href="/self-service/login/browser')
    }
    expect((await client.send('/login')).status).toBe(302)
  })

  test('PROJECT-CONFIG-5: no page links a registration that is switched off', async () => {
    const shipped = await startWith('registration_enabled: false')
    for (const path of ['/', '/collection', '/discover?item=heron-penny']) {
      const { text } = await shipped.client().send(path)
      expect(text).toContain('href="/self-service/login/browser')
      expect(text).not.toContain('/self-service/registration/browser')
      expect(text).not.toContain('href="/registration')
    }
  })

  test('PROJECT-CONFIG-5: without verification, the settings of an unverified account have no red card', async () => {
    for (const isOn of [true, false]) {
      const shipped = await startWith(`verification_enabled: ${isOn}`)
      const client = shipped.client()
      const registration = await client.start('registration')
      const traits = { email: 'ada@example.org' }
      await client.submit(registration, { method: 'password', traits, password: 'orange boat under 7 lamps' })
      const settings = await client.start('settings')
      const { text } = await client.send(`/settings?flow=${settings.id}`, { headers: { accept: 'text/html' } })
      expect(text).toContain('PROFILE SETTINGS')
      expect(text.includes('Verify Your Email'), `verification_enabled: ${isOn}`).toBe(isOn)
      expect(text.includes('href="/verification"'), `verification_enabled: ${isOn}`).toBe(isOn)
    }
  })

  test('PROJECT-CONFIG-6: the developer page links the project’s own error page', async () => {
    const shipped = await startWith('error_ui_url: /oops')
    const { text } = await shipped.client().send('/dev/auth')
    expect(text).toContain('href="/oops"')
  })

  test('PROJECT-CONFIG-6: every page links the privacy policy and the terms of service', async () => {
    const shipped = await startWith('policy_url: /privacy', 'terms_url: https://collect.example/terms')
    for (const path of ['/', '/error', '/shop']) {
      const { text } = await shipped.client().send(path)
      expect(text).toContain('href="/privacy"')
      expect(text).toContain('href="https://collect.example/terms"')
    }
  })

  test('CARD-HEADER-5: the logo stands in place of the name', async () => {
    const shipped = await startWith('logo_light_url: /album.svg')
    const { text } = await shipped.client().send('/error')
    expect(text).toContain('<a class="logo" href="/"><img class="logo__image" src="/album.svg" alt="Album"/></a>')
  })

  test('FORM-ELEMENT-1: the sign-up names the length of a password before the user types', async () => {
    const shipped = await startWith('password_min_length: 10')
    const client = shipped.client()
    const start = await client.start('registration')
    const first = { method: 'profile', 'traits.email': 'ada@example.org' }
    await client.submit(start, first)
    const { text } = await client.send(`/registration?flow=${start.id}&choose=password`)
    expect(text).toContain('At least 10 characters; a few random words work best')
  })

  test('the delivered files name one length of passwords', () => {
    const kratos = readFileSync('config/kratos.yml', 'utf8')
    expect(/min_password_length: (\d+)/.exec(kratos)?.[1]).toBe('8')
    expect(readProject('config/project.yml').screens.password_min_length).toBe(8)
  })
})
