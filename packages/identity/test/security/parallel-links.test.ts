import { expect, test } from 'vitest'
import { describeService } from '../service/describe-service.ts'
import { asOperator, credentialsOf, importLinked, ownerWithLinksAlone, withProviders } from '../service/linked.ts'
import { merged } from '../service/config-changes.ts'

const rounds = 6
const config = merged(withProviders, { selfservice: { methods: { passkey: { enabled: true } } } })
const key = {
  id: 'AQID',
  public_key: 'BAUG',
  attestation_type: 'none',
  authenticator: { aaguid: 'AAAA', sign_count: 3, clone_warning: false },
  display_name: 'Phone',
  added_at: '2026-11-20T10:00:00.000Z',
  is_passwordless: true,
}

describeService('ways into an account that are removed at once', { config }, (service) => {
  const left = async (id: string) => {
    const { code: _, ...others } = await credentialsOf(service(), id)
    return Object.values(others).flat().length
  }

  test('the owner disconnects two providers at once: one stays', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { id, visitor } = await ownerWithLinksAlone(service(), 'script', ['google', 'work'])
      const { flow: one } = await visitor.start('settings')
      const { flow: other } = await visitor.start('settings')
      const answers = await Promise.all([
        visitor.send('settings', one, { unlink: 'google' }),
        visitor.send('settings', other, { unlink: 'work' }),
      ])
      expect(answers.filter(({ answer }) => answer.status === 200)).toHaveLength(1)
      expect(await left(id)).toBe(1)
    }
  })

  test('the owner disconnects the one provider while an operator deletes the password: one way stays', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { id, email, password } = await importLinked(service(), ['google'])
      const visitor = await service().signedIn('script', { email, password })
      const { flow } = await visitor.start('settings')
      const unlink = () => visitor.send('settings', flow, { unlink: 'google' })
      // The operator's request needs fewer steps, so it begins a little later.
      const remove = async () => {
        await new Promise((resolve) => setTimeout(resolve, round))
        return asOperator(service(), 'DELETE', `/${id}/credentials/password`)
      }
      await Promise.all([unlink(), remove()])
      expect(await left(id)).toBe(1)
    }
  })

  test('the owner removes passkey and links while an operator deletes the password and the links: one way stays', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const keys = { ...key, id: Buffer.from(`key ${round}`).toString('base64') }
      const userHandle = Buffer.from(`handle ${round}`).toString('base64')
      const { id, email, password, links } = await importLinked(service(), ['google', 'work'], {
        passkey: { config: { credentials: [keys], user_handle: userHandle } },
      })
      const visitor = await service().signedIn('script', { email, password })
      const { flow: first } = await visitor.start('settings')
      const { flow: second } = await visitor.start('settings')
      const { flow: third } = await visitor.start('settings')
      const removals = [
        () => visitor.send('settings', first, { unlink: 'google' }),
        () => asOperator(service(), 'DELETE', `/${id}/credentials/password`),
        () => visitor.send('settings', second, { passkey_remove: Buffer.from(keys.id, 'base64').toString('hex') }),
        () => asOperator(service(), 'DELETE', `/${id}/credentials/oidc?identifier=${links[0]}`),
        () => visitor.send('settings', third, { unlink: 'work' }),
        () => asOperator(service(), 'DELETE', `/${id}/credentials/oidc?identifier=${links[1]}`),
      ]
      const order = [...removals.slice(round), ...removals.slice(0, round)]
      await Promise.all(order.map((remove) => remove()))
      // Removals that the account’s change overtook are refused, and their callers repeat them.
      for (const remove of order) await remove()
      expect(await left(id)).toBe(1)
    }
  })
})
