import type { Identity } from '@collect/contract'
import { describe, expect, test } from 'vitest'
import { Authenticator } from '../service/authenticator.ts'
import { describeService } from '../service/describe-service.ts'
import {
  accountWithFirstKey,
  accountWithKey,
  askedForKey,
  keyAnswer,
  newKey,
  withKeySignIn,
  withSecurityKeys,
} from '../service/webauthn.ts'
import { withPassword } from '../service/second-factors.ts'
import { revealingAccounts } from '../service/config-changes.ts'
import { levelsOf } from '../service/visitor.ts'

describeService(
  'an account with a security key as first factor',
  { config: { ...withKeySignIn, ...revealingAccounts } },
  (service) => {
    test('cannot be locked out: neither the owner nor an administrator can remove the last key', async () => {
      const { visitor, key, identity } = await accountWithFirstKey(service(), 'script')
      const { flow } = await visitor.start('settings')
      const removes = flow.ui.nodes.filter(
        (node) => node.type === 'input' && node.attributes.name === 'webauthn_remove',
      )
      expect(removes).toMatchObject([{ attributes: { disabled: true } }])
      const refused = await visitor.send('settings', flow, { webauthn_remove: key.ids[0] })
      expect(refused.flow).toSay(4000001)
      const path = `${service().origin}/admin/identities/${identity.id}/credentials/webauthn`
      const remove = () => service().identity.admin(new Request(path, { method: 'DELETE' }))
      expect((await remove()).status).toBe(400)
      await visitor.send('settings', flow, { method: 'password', password: 'another way to come in' })
      expect((await remove()).status).toBe(204)
      expect((await remove()).status).toBe(404)
    })

    test('may have several keys; an added key is another first factor, not a second one', async () => {
      const account = await service().account()
      const visitor = await service().signedIn('script', account)
      const key = new Authenticator(service().origin)
      const { flow } = await visitor.start('settings')
      await visitor.send('settings', flow, { ...newKey(key, flow), webauthn_register_displayname: 'Desk' })
      expect(await visitor.whoami()).toMatchObject({ authenticator_assurance_level: 'aal1' })
      expect(await levelsOf(visitor)).toEqual(['password aal1', 'webauthn aal1'])
      const script = service().visitor('script')
      const { flow: asks } = await askedForKey(script, account.email)
      await script.send('login', asks, keyAnswer(key, asks))
      expect(await levelsOf(script)).toEqual(['webauthn aal1'])
    })

    test('keeps its key when its address changes', async () => {
      const { email, key, visitor } = await accountWithFirstKey(service(), 'script')
      const next = service().newEmail()
      const { flow } = await visitor.start('settings')
      expect((await visitor.send('settings', flow, { method: 'profile', traits: { email: next } })).flow).toSay(1050001)
      const script = service().visitor('script')
      expect((await askedForKey(script, email)).flow).toSay(4000015)
      const { flow: asks } = await askedForKey(script, next)
      await script.send('login', asks, keyAnswer(key, asks))
      expect(await levelsOf(script)).toEqual(['webauthn aal1'])
    })

    test('can be exported and imported with its key', async () => {
      const { email, key, identity } = await accountWithFirstKey(service(), 'script')
      const path = `${service().origin}/admin/identities`
      const ask = (method: string, more: string, body?: object) =>
        service().identity.admin(
          new Request(`${path}${more}`, {
            method,
            ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
          }),
        )
      const kept = (await (await ask('GET', `/${identity.id}?include_credential=webauthn`)).json()) as Identity // by contract
      const credential = kept.credentials?.['webauthn']
      expect(credential).toMatchObject({ identifiers: [email] })
      expect((await ask('DELETE', `/${identity.id}`)).status).toBe(204)
      const config = credential?.config
      const brought = await ask('POST', '', {
        schema_id: 'default',
        traits: { email },
        credentials: { webauthn: { config } },
      })
      expect(brought.status).toBe(201)
      const script = service().visitor('script')
      const { flow } = await askedForKey(script, email)
      await script.send('login', flow, keyAnswer(key, flow))
      expect(await levelsOf(script)).toEqual(['webauthn aal1'])
    })

    describe('a key registered while keys were a second factor', () => {
      const olderKey = async () => {
        const before = await service().also({ config: withSecurityKeys })
        return accountWithKey(before, 'script')
      }

      test('is still a second factor and cannot sign in alone', async () => {
        const account = await olderKey()
        const script = service().visitor('script')
        expect((await askedForKey(script, account.email)).flow).toSay(4000015)
        const { visitor } = await withPassword(service(), 'script', account)
        expect(await visitor.whoami()).toBeUndefined()
        const { flow } = await visitor.start('login', { aal: 'aal2' })
        await visitor.send('login', flow, keyAnswer(account.key, flow))
        expect(await levelsOf(visitor)).toEqual(['password aal1', 'webauthn aal2'])
        expect(await visitor.whoami()).toMatchObject({ authenticator_assurance_level: 'aal2' })
      })

      test('a key registered as a first factor does not become a second one', async () => {
        const { email } = await accountWithFirstKey(service(), 'script')
        const later = await service().also({ config: { ...withSecurityKeys, ...revealingAccounts } })
        const script = later.visitor('script')
        const { flow } = await script.start('login')
        expect(flow.ui.nodes.filter(({ group }) => group === 'webauthn')).toEqual([])
        expect((await script.send('login', flow, { method: 'webauthn', identifier: email })).flow).toSay(4010002)
      })
    })
  },
)
