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

  /** An account with a password, a passkey and two connections, and everything that removes one of them. */
  const withAll = async (round: number) => {
    const keys = { ...key, id: Buffer.from(`key ${round}`).toString('base64') }
    const { id, email, password, links } = await importLinked(service(), ['google', 'work'], {
      passkey: { config: { credentials: [keys], user_handle: Buffer.from(`handle ${round}`).toString('base64') } },
    })
    const visitor = await service().signedIn('script', { email, password })
    const change = async (payload: object) => {
      const { flow } = await visitor.start('settings')
      return visitor.send('settings', flow, { ...payload })
    }
    const removals = [
      () => change({ unlink: 'google' }),
      () => asOperator(service(), 'DELETE', `/${id}/credentials/password`),
      () => change({ passkey_remove: Buffer.from(keys.id, 'base64').toString('hex') }),
      () => change({ unlink: 'work' }),
    ]
    const byOperator = links.map(
      (link) => () => asOperator(service(), 'DELETE', `/${id}/credentials/oidc?identifier=${link}`),
    )
    return { id, removals, byOperator }
  }

  test('everything is removed at once, by the owner and by an operator: one way stays', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { id, removals, byOperator } = await withAll(round)
      const all = [...removals, ...byOperator]
      const order = [...all.slice(round), ...all.slice(0, round)]
      await Promise.all(order.map((remove) => remove()))
      // Removals that the account’s change overtook are refused, and their callers repeat them.
      for (const remove of order) await remove()
      expect(await left(id)).toBe(1)
    }
  })

  test('everything is removed, in every order: the last one stays', async () => {
    for (const [round, order] of ordersOf([0, 1, 2, 3]).entries()) {
      const { id, removals } = await withAll(rounds + round)
      for (const index of order) await removals[index]?.()
      expect(await left(id)).toBe(1)
      expect(Object.keys(await credentialsOf(service(), id)).filter((type) => type !== 'code')).toEqual([
        ['oidc', 'password', 'passkey', 'oidc'][order.at(-1) ?? 0],
      ])
    }
  })
})

const ordersOf = (rest: readonly number[]): readonly (readonly number[])[] =>
  rest.length === 0
    ? [[]]
    : rest.flatMap((one) => ordersOf(rest.filter((other) => other !== one)).map((order) => [one, ...order]))
