import { mailTexts } from '@collect/messages'
import { expect, test } from 'vitest'
import { describeService } from '../service/describe-service.ts'
import { verified } from '../service/second-factors.ts'

describeService('mails are in the language of the request', {}, (service) => {
  const askForCode = async (email: string, accepted: string) => {
    const visitor = service().visitor('native')
    const { flow } = await visitor.start('recovery')
    await visitor.ask(`/self-service/recovery?flow=${flow.id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': accepted },
      body: JSON.stringify({ method: 'code', email }),
    })
    const mails = await service().mailsTo(email)
    return mails.find(({ subject }) => /\d{6}/.test(subject))
  }

  test.each([
    { accepted: '*', locale: 'en', lang: 'en' },
    { accepted: 'ja', locale: 'en', lang: 'en' },
    { accepted: 'de-AT,de;q=0.9', locale: 'de', lang: 'de' },
    { accepted: 'nn-NO', locale: 'no', lang: 'nb' },
  ] as const)('$accepted', async ({ accepted, locale, lang }) => {
    const { email } = await service().account()
    const mail = await askForCode(email, accepted)
    const say = mailTexts(locale)
    expect(mail?.text.startsWith(`${say('mail.greeting')}\n\n${say('mail.recovery.text')}\n\n`)).toBe(true)
    expect(mail?.html).toContain(`<html lang="${lang}">`)
  })

  test('a notice is in the language of the request that caused it', async () => {
    const account = await verified(service())
    const visitor = await service().signedIn('script', account)
    const headers = { 'accept-language': 'de' }
    expect(await visitor.ask('/account/deletion', { method: 'PUT', headers })).toMatchObject({ status: 200 })
    const [newest] = await service().mailsTo(account.email)
    expect(newest?.subject).toBe(mailTexts('de')('mail.deletion.subject'))
  })
})
