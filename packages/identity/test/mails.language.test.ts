import { mailTexts } from '@collect/messages'
import { expect, test } from 'vitest'
import { describeHouse } from './house/describe-house.ts'

describeHouse('mails speak the language of the request', {}, (house) => {
  const askForCode = async (email: string, headers: Readonly<Record<string, string>>) => {
    const visitor = house().visitor('native')
    const { flow } = await visitor.start('recovery')
    await visitor.ask(`/self-service/recovery?flow=${flow.id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ method: 'code', email }),
    })
    const mails = await house().mailsTo(email)
    return mails.find(({ subject }) => /\d{6}/.test(subject))
  }

  test.each([
    { headers: { accept: '*/*' }, locale: 'en', lang: 'en' },
    { headers: { accept: '*/*', 'accept-language': 'ja' }, locale: 'en', lang: 'en' },
    { headers: { accept: '*/*', 'accept-language': 'de-AT,de;q=0.9' }, locale: 'de', lang: 'de' },
    { headers: { accept: '*/*', 'accept-language': 'nn-NO' }, locale: 'no', lang: 'nb' },
  ] as const)('$headers', async ({ headers, locale, lang }) => {
    const { email } = await house().account()
    const mail = await askForCode(email, headers)
    const say = mailTexts(locale)
    expect(mail?.text.startsWith(`${say('mail.greeting')}\n\n${say('mail.recovery.text')}\n\n`)).toBe(true)
    expect(mail?.html).toContain(`<html lang="${lang}">`)
  })
})
