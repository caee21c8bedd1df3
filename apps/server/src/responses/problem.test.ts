import { locales, serverTexts } from '@collect/messages'
import { describe, expect, test } from 'vitest'
import { problem } from './problem.ts'

const asking = (headers: Record<string, string>) => new Request('http://localhost:5580/x', { headers })
const person = { Accept: 'text/html' }

describe(problem, () => {
  test.each(locales)('a browser gets a page in its language (%s)', async (locale) => {
    const answer = problem(asking({ ...person, Cookie: `language=${locale}` }), 'tooLarge')
    const page = (await answer.text()).replaceAll('&#39;', "'")
    const tag = locale === 'no' ? 'nb' : locale
    expect(answer.status).toBe(413)
    expect(answer.headers.get('Content-Language')).toBe(tag)
    expect(answer.headers.get('Vary')).toBe('Cookie, Accept-Language')
    expect(page).toContain(`<html lang="${tag}" dir="ltr">`)
    for (const key of ['server.tooLarge.title', 'server.tooLarge.text', 'server.backHome'] as const)
      expect(page).toContain(serverTexts(locale)[key])
  })

  test('a project that forces a language overrides Accept-Language', async () => {
    const decided = { default_locale: 'fr', locale_behavior: 'force_default' } as const
    const answer = problem(asking({ ...person, 'Accept-Language': 'de' }), 'fault', decided)
    expect(answer.headers.get('Content-Language')).toBe('fr')
  })

  test('a program gets an answer in English', async () => {
    const answer = problem(asking({ Accept: 'application/json', 'Accept-Language': 'de' }), 'fault')
    expect(await answer.json()).toMatchObject({ error: { message: serverTexts('en')['server.fault.text'] } })
  })
})
