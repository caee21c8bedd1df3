import { MessageId } from '@collect/contract'
import { expect, test } from 'vitest'
import { startOpenIdPartner } from '../../../../../examples/partners/openid-partner.ts'
import { describeService } from '../../service/describe-service.ts'
import { verified } from '../../service/second-factors.ts'
import { goAndReturn, oidcWith, providerAt } from '../open-partner.ts'

const partner = await startOpenIdPartner()
const config = oidcWith(providerAt(partner), providerAt(partner, { id: 'second', label: 'Second' }))

describeService('an attacker who waits in an account', { config }, (service) => {
  const owned = (email: string) => ({ subject: `owner of ${email}`, email, name: 'Mira', proved: 'yes' }) as const

  test('a squatter’s password, session and connection are gone once the owner comes by a provider', async () => {
    const squatter = await service().account()
    const waiting = await service().signedIn('navigation', squatter)
    await goAndReturn(waiting, 'settings', { subject: 'squatter', name: 'S' }, { link: 'second' })
    const owner = service().visitor('navigation')
    await goAndReturn(owner, 'login', owned(squatter.email))
    const live = await owner.whoami()
    expect(live?.identity?.traits).toMatchObject({ email: squatter.email })
    expect(live?.identity?.verifiable_addresses).toMatchObject([{ verified: true }])
    expect(await waiting.whoami()).toBeUndefined()
    const again = service().visitor('navigation')
    const { flow } = await again.start('login')
    await again.send('login', flow, { method: 'password', identifier: squatter.email, password: squatter.password })
    expect(await again.whoami()).toBeUndefined()
    const byLink = service().visitor('navigation')
    await goAndReturn(byLink, 'login', { subject: 'squatter', name: 'S' }, { provider: 'second' })
    expect((await byLink.whoami())?.identity?.id).not.toBe(live?.identity?.id)
  })

  test('an attacker’s change to the owner’s address, not proved yet, never comes into force once the owner has come', async () => {
    const attacker = await verified(service())
    const waiting = await service().signedIn('navigation', attacker)
    const email = service().newEmail()
    const { flow } = await waiting.start('settings')
    const asked = await waiting.send('settings', flow, { method: 'profile', traits: { email } })
    expect(asked.page?.pathname).toBe('/verification')
    const code = await service().codeFor(email)
    const owner = service().visitor('navigation')
    await goAndReturn(owner, 'login', owned(email))
    const mine = await owner.whoami()
    expect(mine?.identity?.traits).toMatchObject({ email })
    expect(mine?.identity?.id).not.toBe(attacker.identity.id)
    const opened = await waiting.fetchFlow('verification', asked.page?.searchParams.get('flow') ?? '')
    await waiting.send('verification', opened.flow, { method: 'code', code })
    expect((await waiting.whoami())?.identity?.traits).toEqual({ email: attacker.email })
    expect((await owner.whoami())?.identity?.traits).toMatchObject({ email })
  })

  test('an attacker who moves a squatted account to an own address leaves nothing at the owner’s', async () => {
    const squatter = await service().account()
    const waiting = await service().signedIn('navigation', squatter)
    const { flow } = await waiting.start('settings')
    await waiting.send('settings', flow, { method: 'profile', traits: { email: service().newEmail() } })
    const owner = service().visitor('navigation')
    await goAndReturn(owner, 'login', owned(squatter.email))
    const [mine, theirs] = [await owner.whoami(), await waiting.whoami()]
    expect(mine?.identity?.traits).toMatchObject({ email: squatter.email })
    expect(mine?.identity?.id).not.toBe(theirs?.identity?.id)
  })

  test('a provider that does not vouch for an address opens nothing and proves nothing', async () => {
    const { email, identity } = await service().account()
    const attacker = service().visitor('navigation')
    await goAndReturn(attacker, 'login', { subject: 'unproved', email, name: 'A' })
    expect(await attacker.whoami()).toBeUndefined()
    const found = await service()
      .database.tables<{ verifiable_addresses: { identity_id: string; verified: number } }>()
      .selectFrom('verifiable_addresses')
      .select('verified')
      .where('identity_id', '=', identity.id)
      .execute()
    expect(found).toEqual([{ verified: 0 }])
  })

  test('with an unproved address, a taken one leads to no linking and shows no way into the account', async () => {
    const { email } = await verified(service())
    const byProvider = service().visitor('navigation')
    const shown = await goAndReturn(byProvider, 'login', { subject: 'another', email, name: 'A' })
    expect(shown.flow.ui.messages).toMatchObject([{ id: MessageId.duplicateCredentialsLink }])
    expect(shown.page?.pathname).toBe('/registration')
    expect(await byProvider.whoami()).toBeUndefined()
  })

  test('the same subject and address at two providers are two connections', async () => {
    const email = service().newEmail()
    const first = service().visitor('navigation')
    await goAndReturn(first, 'login', owned(email))
    const id = (await first.whoami())?.identity?.id
    const second = service().visitor('navigation')
    const linking = await goAndReturn(second, 'login', owned(email), { provider: 'second' })
    expect(await second.whoami()).toBeUndefined()
    expect(JSON.stringify(linking.flow.ui.messages)).toContain('1010016')
    const other = await goAndReturn(second, 'login', owned(email))
    expect(other.hasError).toBe(false)
    expect((await second.whoami())?.identity?.id).toBe(id)
  })
})
