import { locales } from '@collect/messages'
import { describe, expect, test } from 'vitest'
import { previewMails } from './preview-mails.ts'

describe(previewMails, () => {
  test.each(locales)('in %s each preview has a unique name, a text, and no placeholder left', (locale) => {
    const mails = previewMails(locale)
    expect(new Set(mails.map(({ name }) => name)).size).toBe(mails.length)
    const isText = ({ name }: { readonly name: string }) => name.endsWith('/sms')
    expect(mails.filter(({ subject, html }) => subject === '' || html === '')).toEqual(mails.filter(isText))
    expect(mails.filter(({ subject, text, html }) => /undefined|\[object|NaN/.test(subject + text + html))).toEqual([])
    expect(mails.filter(({ text }) => text.trim() === '')).toEqual([])
  })

  test('has a mail for every credential that can be added, one of them without a name', () => {
    const names = previewMails('en').map(({ name }) => name)
    expect(names.filter((name) => name.startsWith('credential_added'))).toEqual([
      'credential_added',
      'credential_added/lookup-secret',
      'credential_added/passkey',
      'credential_added/webauthn',
      'credential_added/provider',
    ])
  })
})
