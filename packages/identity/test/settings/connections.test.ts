import type { AccountEvent } from '@collect/contract'
import { describe, expect, test } from 'vitest'
import { describeService } from '../service/describe-service.ts'
import { asOperator, credentialsOf, importLinked, ownerWithLinksAlone, withProviders } from '../service/linked.ts'
import { minutes } from '../service/test-service.ts'
import { nodesOf } from '../service/golden/notation.ts'
import type { Visitor } from '../service/visitor.ts'
import { doneAs, refusedAs, ways } from '../service/ways.ts'

describeService('connections in the settings', { config: withProviders }, (service) => {
  const ownerOf = async (providers: readonly string[], way: 'navigation' | 'script' | 'native' = 'script') => {
    const account = await importLinked(service(), providers)
    return { ...account, visitor: await service().signedIn(way, account) }
  }
  const shownTo = async (visitor: Visitor) => {
    const { flow } = await visitor.start('settings')
    return flow.ui.nodes.flatMap(({ group, attributes, meta }) =>
      group === 'oidc' && 'name' in attributes
        ? [
            `${attributes.name} ${String(attributes.value)} ${meta.label?.id} ${String(meta.label?.context?.['provider'])}`,
          ]
        : [],
    )
  }

  test('providers that are not connected can be connected, the others disconnected', async () => {
    const { visitor } = await ownerOf(['google', 'gone'])
    expect(await shownTo(visitor)).toEqual(['unlink google 1050003 Google', 'link work 1050002 Work'])
  })

  test('no button disconnects the last way in, also not two links of one provider', async () => {
    const { visitor } = await ownerWithLinksAlone(service(), 'script', ['google', 'google', 'gone'])
    expect(await shownTo(visitor)).toEqual(['link work 1050002 Work'])
  })

  describe.each(ways)('by $way', ({ way }) => {
    test('disconnecting removes all links of the provider, and the owner is told', async () => {
      const { id, email, links, visitor } = await ownerOf(['google', 'google', 'work'], way)
      const { flow } = await visitor.start('settings')
      const seen = await visitor.send('settings', flow, { unlink: 'google' })
      expect(seen.answer.status).toBe(doneAs(way))
      expect(seen.flow).toSay(1050001)
      expect(nodesOf(seen.flow).filter((node) => node.startsWith('oidc/'))).toHaveLength(2)
      expect((await credentialsOf(service(), id))['oidc']).toEqual(links.slice(2))
      const [mail] = await service().mailsTo(email)
      expect(mail?.text).toContain('disconnected from Google')
    })

    test.each([
      ['a provider that is not connected', { unlink: 'work' }, 'linkUnknown'],
      ['a provider that does not exist', { unlink: 'nothing' }, 'linkUnknown'],
      ['a provider that does not exist to connect', { link: 'nothing' }, 'linkUnknown'],
      ['a provider that is connected already', { link: 'google' }, 'linkKnown'],
      ['both at once', { link: 'work', unlink: 'google' }, 'linkAndUnlink'],
    ])('%s: a sentence, nothing changes', async (_, payload, reason) => {
      const { id, links, visitor } = await ownerOf(['google'], way)
      const { flow } = await visitor.start('settings')
      const seen = await visitor.send('settings', flow, payload)
      expect(seen.answer.status).toBe(refusedAs(way, 'settings'))
      expect(seen.flow.ui.messages).toMatchObject([{ id: 4000001, context: { reason_key: reason } }])
      expect((await credentialsOf(service(), id))['oidc']).toEqual(links.slice(0, 1))
    })

    test('the last way in stays', async () => {
      const { id, links, visitor } = await ownerWithLinksAlone(service(), way, ['google', 'google'])
      const { flow } = await visitor.start('settings')
      const seen = await visitor.send('settings', flow, { unlink: 'google' })
      expect(seen.flow.ui.messages).toMatchObject([{ id: 4000001, context: { reason_key: 'lastWayIn' } }])
      expect((await credentialsOf(service(), id))['oidc']).toEqual(links)
    })
  })

  test('a link whose provider left the configuration is no way in', async () => {
    const { id, links, visitor } = await ownerWithLinksAlone(service(), 'script', ['google', 'gone'])
    const { flow } = await visitor.start('settings')
    const seen = await visitor.send('settings', flow, { unlink: 'google' })
    expect(seen.flow.ui.messages).toMatchObject([{ context: { reason_key: 'lastWayIn' } }])
    const refused = await asOperator(service(), 'DELETE', `/${id}/credentials/oidc?identifier=${links[0]}`)
    expect(refused.status).toBe(400)
    expect((await visitor.send('settings', flow, { unlink: 'gone' })).flow).toSay(1050001)
    expect((await credentialsOf(service(), id))['oidc']).toEqual(links.slice(0, 1))
  })

  test.each([['link', 'work'] as const, ['unlink', 'google'] as const])(
    '%s needs a recent sign-in',
    async (name, provider) => {
      const { id, links, visitor } = await ownerOf(['google'])
      const { flow } = await visitor.start('settings')
      service().wait(minutes(16))
      const seen = await visitor.send('settings', flow, { [name]: provider })
      expect(seen).toBeRefusedWith(403, 'session_refresh_required')
      expect((await credentialsOf(service(), id))['oidc']).toEqual(links.slice(0, 1))
    },
  )

  test.each([['link', 'work'] as const, ['unlink', 'google'] as const])(
    '%s without the form’s CSRF token is refused',
    async (name, provider) => {
      const { id, links, visitor } = await ownerOf(['google'])
      const { flow } = await visitor.start('settings')
      const seen = await visitor.send('settings', flow, { [name]: provider, csrf_token: 'wrong' })
      expect(seen).toBeRefusedWith(403, 'security_csrf_violation')
      expect((await credentialsOf(service(), id))['oidc']).toEqual(links.slice(0, 1))
    },
  )

  test('the activity names the provider', async () => {
    const { visitor } = await ownerOf(['google'])
    const { flow } = await visitor.start('settings')
    await visitor.send('settings', flow, { unlink: 'google' })
    const { events } = (await visitor.ask('/account')).body as { readonly events: readonly AccountEvent[] } // by contract
    expect(events[0]).toMatchObject({ kind: 'credential_removed', about: { factor: 'oidc', provider: 'Google' } })
  })
})
