import { expect, test } from 'vitest'
import { describeService } from '../service/describe-service.ts'
import type { TestService } from '../service/test-service.ts'
import { merged } from '../service/config-changes.ts'
import { accountWithApp, appCode, withPassword, withSecondFactors, type Protected } from '../service/second-factors.ts'
import type { Visitor } from '../service/visitor.ts'

const before = { cookie: ['the cookies as they were before'], cipher: ['the vault as it was until today.'] }
const after = { cookie: ['the cookies from now on, for all'], cipher: ['the vault from now on and later.'] }
const both = { cookie: [...after.cookie, ...before.cookie], cipher: [...after.cipher, ...before.cipher] }
const configWith = (secrets: object) => merged(withSecondFactors, { secrets })

/** The same browser at another process. */
const browserAt = (service: TestService, { jar }: Visitor): Visitor => {
  const visitor = service.visitor('script')
  visitor.jar.take(jar.header().split('; '))
  return visitor
}

describeService('rotation of secrets', { config: configWith(before) }, (service) => {
  const others = async () => ({
    between: await service().also({ config: configWith(both) }),
    later: await service().also({ config: configWith(after) }),
  })

  test('secrets.cookie: all secrets open, the first one seals', async () => {
    const { between, later } = await others()
    const account = await service().account()
    const old = await service().signedIn('script', account)
    expect(await browserAt(between, old).whoami()).toBeDefined()
    expect(await browserAt(later, old).whoami()).toBeUndefined()

    const renewed = await between.signedIn('script', account)
    expect(await browserAt(later, renewed).whoami()).toBeDefined()
    expect(await browserAt(service(), renewed).whoami()).toBeUndefined()
  })

  test('secrets.cipher: all secrets open stored data, the first one seals', async () => {
    const { between, later } = await others()
    const enter = async (at: TestService, account: Protected) => {
      const { visitor } = await withPassword(at, 'native', account)
      const { flow } = await visitor.start('login', { aal: 'aal2' })
      const code = appCode(account.secret, service())
      const { answer } = await visitor.send('login', flow, { method: 'totp', totp_code: code })
      // The code's time step is used up.
      service().wait(30_000)
      return answer.status
    }
    const old = await accountWithApp(service(), 'native')
    expect(await enter(between, old)).toBe(200)
    expect(await enter(later, old)).toBe(400)

    const renewed = await accountWithApp(between, 'native')
    expect(await enter(later, renewed)).toBe(200)
    expect(await enter(service(), renewed)).toBe(400)
  })
})
