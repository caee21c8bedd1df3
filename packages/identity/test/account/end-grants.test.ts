import { beforeEach, expect, test } from 'vitest'
import { describeService } from '../service/describe-service.ts'
import { goodPassword, type TestService } from '../service/test-service.ts'
import { verified } from '../service/second-factors.ts'

const ended: string[] = []
let isProviderDown = false

async function endGrants(identityId: string): Promise<void> {
  if (isProviderDown) throw new Error('The OAuth2 provider does not answer.')
  ended.push(identityId)
}

async function recover(service: TestService, email: string) {
  const owner = service.visitor('script')
  const { flow } = await owner.start('recovery')
  await owner.send('recovery', flow, { method: 'code', email })
  return owner.send('recovery', flow, { method: 'code', code: await service.codeFor(email) })
}

/** Presses "This was not me" in the mail about a new password. */
async function reportPassword(service: TestService, email: string): Promise<number> {
  const mails = await service.mailsTo(email)
  const link = mails.map(({ text }) => /http:\S+\/not-me\?token=\S+/.exec(text)?.[0]).find((one) => one !== undefined)
  const token = new URL(link ?? '').searchParams.get('token')
  const { status } = await service.visitor('script').ask('/account/not-me', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  })
  return status
}

async function withNewPassword(service: TestService) {
  const account = await verified(service)
  const visitor = await service.signedIn('script', account)
  const { flow } = await visitor.start('settings')
  await visitor.send('settings', flow, { method: 'password', password: `${goodPassword}, changed` })
  return account
}

describeService('the grants of an account at the OAuth2 provider', { endGrants }, (service) => {
  beforeEach(() => {
    ended.length = 0
    isProviderDown = false
  })

  test('end with the first proof of an address, and stay with a later recovery', async () => {
    const { email, identity } = await service().account()
    await recover(service(), email)
    expect(new Set(ended)).toEqual(new Set([identity.id]))

    ended.length = 0
    await recover(service(), email)
    expect(ended).toEqual([])
  })

  test('end when the owner reports a change with "This was not me"', async () => {
    const { email, identity } = await withNewPassword(service())
    expect(await reportPassword(service(), email)).toBe(200)
    expect(new Set(ended)).toEqual(new Set([identity.id]))
  })

  test('a provider that is down stops the report, and the owner reports again', async () => {
    const { email } = await withNewPassword(service())
    isProviderDown = true
    expect(await reportPassword(service(), email)).toBe(500)
    isProviderDown = false
    expect(await reportPassword(service(), email)).toBe(200)
  })
})
