import { locales, mailTexts } from '@collect/messages'
import { describe, expect, test } from 'vitest'
import { assertPlain } from './mail.ts'
import { mailOf } from './mails.ts'

const codeMail = { code: '012345', minutes: 10 }

describe(assertPlain, () => {
  test.each([
    ['a line break', 'a@b.example\r\nBcc: c@d.example'],
    ['a second address', 'a@b.example,c@d.example'],
    ['a second address behind a semicolon', 'a@b.example;c@d.example'],
    ['a display name', 'Anna <a@b.example>'],
    ['a space', 'a@b.example c@d.example'],
    ['quotes', '"a b"@b.example'],
    ['no domain', 'ada'],
    ['no characters', ''],
    ['too many characters', `${'a'.repeat(320)}@b.example`],
  ])('an address with %s is refused', (_, to) => {
    expect(() => assertPlain({ to, subject: 'Hello' })).toThrow('one plain address')
  })

  test.each([['Hello\nBcc: c@d.example'], ['Hello\r'], ['Hello\u0000']])('the subject %j is refused', (subject) => {
    expect(() => assertPlain({ to: 'a@b.example', subject })).toThrow('one line')
  })

  test.each([['a@b.example'], ['first.last+tag@sub.b.example'], ['zoë@bücher.example']])(
    'the address %s is accepted',
    (to) => {
      expect(() => assertPlain({ to, subject: 'Hello 👋' })).not.toThrow()
    },
  )
})

describe(mailOf, () => {
  test.each(['recovery_code_valid', 'verification_code_valid'] as const)(
    '%s holds the code, its lifespan and a link',
    (template) => {
      const { subject, text, html } = mailOf(
        template,
        { ...codeMail, link: 'https://x.example/?flow=1&code=012345' },
        'en',
      )
      expect(subject).toContain('012345')
      for (const body of [text, html]) {
        expect(body).toContain('012345')
        expect(body).toContain('10 minutes')
        expect(body).toContain('ask for this? Ignore')
      }
      expect(text).toContain('https://x.example/?flow=1&code=012345')
      expect(html).toContain('href="https://x.example/?flow=1&amp;code=012345"')
      expect(html).toContain('<html lang="en">')
    },
  )

  test.each(['recovery_valid', 'verification_valid'] as const)('%s holds a link and its lifespan', (template) => {
    const { text, html } = mailOf(template, { minutes: 1, link: 'https://x.example/?flow=1&token=abc' }, 'en')
    for (const body of [text, html]) {
      expect(body).toContain('Open this page to')
      expect(body).toContain('1 minute.')
      expect(body).toContain('ask for this? Ignore')
    }
    expect(text).toContain('https://x.example/?flow=1&token=abc')
    expect(html).toContain('href="https://x.example/?flow=1&amp;token=abc"')
  })

  test.each([
    ['recovery_invalid', 'There is none'],
    ['verification_invalid', 'No account has it'],
    ['recovery_code_invalid', 'There is none'],
    ['verification_code_invalid', 'No account has it'],
    ['password_changed', 'was just changed'],
    ['registration_duplicate', 'already has an account'],
  ] as const)('%s has its own text', (template, words) => {
    const mail = mailOf(template, {}, 'en')
    expect(mail.template).toBe(template)
    expect(mail.text).toContain(words)
    expect(mail.html).toContain(words)
    expect(mail.subject).not.toContain('{')
  })

  test('a mail without a link has none in its HTML', () => {
    expect(mailOf('recovery_code_valid', codeMail, 'en').html).not.toContain('href')
  })

  test('data in a mail is escaped in its HTML', () => {
    const { html } = mailOf(
      'recovery_code_valid',
      {
        code: '<b>"&\'',
        minutes: 1,
        link: 'https://x.example/"><script>',
      },
      'en',
    )
    expect(html).toContain('&lt;b&gt;&quot;&amp;&#39;')
    expect(html).not.toMatch(/<script|<b>/)
  })
})

describe('mails in every language', () => {
  test.each(locales)('%s: mails have a greeting, a signature and no open placeholder', (locale) => {
    const say = mailTexts(locale)
    const mails = [
      mailOf('recovery_code_valid', { ...codeMail, link: 'https://x.example/' }, locale),
      mailOf('verification_code_valid', { ...codeMail, link: 'https://x.example/' }, locale),
      mailOf('recovery_valid', { minutes: 10, link: 'https://x.example/' }, locale),
      mailOf('verification_valid', { minutes: 10, link: 'https://x.example/' }, locale),
      mailOf('recovery_code_invalid', {}, locale),
      mailOf('verification_code_invalid', {}, locale),
      mailOf('password_changed', {}, locale),
      mailOf('registration_duplicate', {}, locale),
      mailOf('address_changed', {}, locale),
      mailOf('new_device', { at: 0, userAgent: 'Firefox/1 Linux', ipAddress: '192.0.2.7' }, locale),
      ...['totp', 'lookup_secret', 'passkey', 'webauthn', 'password', 'code'].flatMap((factor) => [
        mailOf('credential_added', { factor }, locale),
        mailOf('credential_removed', { factor }, locale),
      ]),
      mailOf('credential_added', { factor: 'oidc', provider: 'work' }, locale),
      mailOf('credential_removed', { factor: 'oidc', provider: 'work' }, locale),
    ]
    for (const { subject, text } of mails) {
      const [greeting, sentence = '', ...rest] = text.trimEnd().split('\n\n')
      expect(greeting).toBe(say('mail.greeting'))
      expect(rest.at(-1)).toBe(say('mail.signature'))
      expect(`${subject}${text}`).not.toMatch(/[{}]|\bmail\.[a-z]/)
      // In German and Polish the sentence continues after the greeting's comma, so only a polite pronoun has a capital.
      const isContinued = locale === 'de' || locale === 'pl'
      expect(sentence).toMatch(isContinued ? /^(?:\p{Ll}|Sie |Ihre? |Two[ij])/u : /^\p{Lu}/u)
      expect(subject).toMatch(/^[\p{Lu}\d]/u)
    }
  })
})
