import { locales } from '@collect/messages'
import { describe, expect, test } from 'vitest'
import { previewMails } from './previews.ts'

describe(previewMails, () => {
  test.each(locales)('%s: each has a name of its own, words, and nothing left to fill in', (locale) => {
    const mails = previewMails(locale)
    expect(new Set(mails.map(({ name }) => name)).size).toBe(mails.length)
    const isText = ({ name }: { readonly name: string }) => name.endsWith('/sms')
    expect(mails.filter(({ subject, html }) => subject === '' || html === '')).toEqual(mails.filter(isText))
    expect(mails.filter(({ subject, text, html }) => /undefined|\[object|NaN/.test(subject + text + html))).toEqual([])
    expect(mails.filter(({ text }) => text.trim() === '')).toEqual([])
  })
})
