import type { AccountEvent, FlowByKind } from '@collect/contract'
import { describe, expect, test } from 'vitest'
import { describeService } from '../service/describe-service.ts'
import {
  asOperator,
  credentialsOf,
  importLinked,
  ownerWithLinksAlone,
  unreached,
  withProviders,
} from '../service/linked.ts'
import { minutes } from '../service/test-service.ts'
import type { Visitor } from '../service/visitor.ts'
import { doneAs, refusedAs, ways } from '../service/ways.ts'

/** The buttons of the providers: name, value, label, and `off` for disabled ones. */
const connectionsIn = ({ ui }: FlowByKind['settings']) =>
  ui.nodes.flatMap(({ group, attributes, meta: { label } }) =>
    group === 'oidc' && attributes.node_type === 'input'
      ? [
          [attributes.name, attributes.value, label?.id, label?.context?.['provider'], attributes.disabled && 'off']
            .filter(Boolean)
            .join(' '),
        ]
      : [],
  )

describeService('connections in the settings', { config: withProviders }, (service) => {
  const ownerOf = async (providers: readonly string[], way: 'navigation' | 'script' | 'native' = 'script') => {
    const account = await importLinked(service(), providers)
    return { ...account, visitor: await service().signedIn(way, account) }
  }
  const shownTo = async (visitor: Visitor) => connectionsIn((await visitor.start('settings')).flow)

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
      expect(connectionsIn(seen.flow)).toHaveLength(2)
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

const organization = '6f6a3c1e-5a0e-4f7b-9d3c-0d6d6b1c5a11'
const other = '0b6e6e0a-54a1-4c53-8f0e-8d6d7a7f3f22'
const ofOrganizations = {
  selfservice: {
    methods: {
      oidc: {
        enabled: true,
        config: {
          providers: [
            unreached('google', 'Google'),
            unreached('google2', 'Google 2'),
            { ...unreached('acme', 'Acme'), organization_id: organization },
            { ...unreached('acme2', 'Acme 2'), organization_id: organization },
            { ...unreached('elsewhere', 'Elsewhere'), organization_id: other },
          ],
        },
      },
    },
  },
}

describeService('connections of an organisation', { config: ofOrganizations }, (service) => {
  const member = async (more: object = { organization_id: organization }) => {
    const account = await importLinked(service(), ['google', 'acme'], {}, more)
    const visitor = await service().signedIn('script', account)
    return { ...account, visitor, flow: (await visitor.start('settings')).flow }
  }

  test('a member sees that the organisation looks after them, and cannot remove its connection', async () => {
    const { id, links, visitor, flow } = await member()
    expect(flow).toSay(1050023)
    expect(connectionsIn(flow)).toEqual([
      'unlink acme 1050003 Acme off',
      'link acme2 1050002 Acme 2',
      'unlink google 1050003 Google',
    ])
    const refused = await visitor.send('settings', flow, { unlink: 'acme' })
    expect(refused.answer.status).toBe(400)
    expect(refused.flow).toSay(1050023)
    expect((await visitor.send('settings', refused.flow, { unlink: 'google' })).flow).toSay(1050001)
    expect((await credentialsOf(service(), id))['oidc']).toEqual(links.slice(1))
  })

  test.each([
    ['a general provider', 'google2'],
    ['a provider of another organisation', 'elsewhere'],
  ])('a member cannot connect %s', async (_, provider) => {
    const { visitor, flow } = await member()
    const refused = await visitor.send('settings', flow, { link: provider })
    expect(refused.flow.ui.messages).toMatchObject([{ context: { reason_key: 'linkUnknown' } }])
  })

  test('other accounts see no provider of an organisation, and cannot connect one', async () => {
    const { visitor, flow } = await member({})
    expect(flow).toSay()
    expect(connectionsIn(flow)).toEqual([
      'unlink acme 1050003 Acme',
      'unlink google 1050003 Google',
      'link google2 1050002 Google 2',
    ])
    const refused = await visitor.send('settings', flow, { link: 'elsewhere' })
    expect(refused.flow.ui.messages).toMatchObject([{ context: { reason_key: 'linkUnknown' } }])
  })
})
