import type { AnyFlow } from '@collect/contract'
import { describe, expect, test } from 'vitest'
import { methods } from '../../src/methods/methods.ts'
import { nodeNameOf } from '../../src/nodes/node.ts'
import { describeService } from '../service/describe-service.ts'
import { goodPassword, type Account, type TestService } from '../service/test-service.ts'
import { sample } from '../service/sample-method/method.ts'
import { revealingAccounts } from '../service/config-changes.ts'
import { levelsOf } from '../service/visitor.ts'
import { doneAs, refusedAs, ways } from '../service/ways.ts'

const word = 'a word of my own'
const firsts = { ...revealingAccounts, selfservice: { flows: { login: { style: 'identifier_first' } } } }

/** Requests of an operator to the admin API. */
const asOperator =
  (service: TestService) =>
  async (method: string, path: string, body?: object): Promise<{ readonly status: number; readonly text: string }> => {
    const response = await service.identity.admin(
      new Request(`http://127.0.0.1:4434/admin/identities${path}`, {
        method,
        ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      }),
    )
    return { status: response.status, text: await response.text() }
  }

describeService(
  'a new method that is one folder and one row of the list',
  { methods: [...methods, sample] },
  (service) => {
    const setUp = async (account: Account) => {
      const visitor = await service().signedIn('native', account)
      const { flow } = await visitor.start('settings')
      const seen = await visitor.send('settings', flow, { method: 'sample', sample_word: word })
      expect(seen.flow).toSay(1050001)
      return { visitor, flow: seen.flow }
    }
    const ownWay = async () => {
      const account = await service().account()
      return { account, ...(await setUp(account)) }
    }
    const groupsIn = ({ ui }: AnyFlow) => [...new Set(ui.nodes.map(({ group }) => String(group)))]

    const fieldsIn = ({ ui }: AnyFlow) => ui.nodes.filter(({ group }) => String(group) === 'sample').map(nodeNameOf)

    describe.each(ways)('by $way', ({ way }) => {
      test('the method signs in', async () => {
        const { account } = await ownWay()
        const visitor = service().visitor(way)
        const { flow } = await visitor.start('login')
        expect(groupsIn(flow)).toEqual(['default', 'password', 'sample'])
        const wrong = await visitor.send('login', flow, {
          method: 'sample',
          identifier: account.email,
          sample_word: 'another',
        })
        expect(wrong.answer.status).toBe(refusedAs(way, 'login'))
        expect(wrong.flow).toSay(4000006)
        const done = await visitor.send('login', wrong.flow, {
          method: 'sample',
          identifier: account.email,
          sample_word: word,
        })
        expect(done.answer.status).toBe(doneAs(way))
        expect(await levelsOf(visitor)).toEqual(['sample aal1'])
      })

      test('the settings flow shows and removes its credential', async () => {
        const { account } = await ownWay()
        const visitor = await service().signedIn(way, account)
        const { flow } = await visitor.start('settings')
        expect(groupsIn(flow)).toEqual(['default', 'profile', 'password', 'sample'])
        const seen = await visitor.send('settings', flow, { method: 'profile', sample_remove: 'true' })
        expect(seen.answer.status).toBe(doneAs(way))
        expect(fieldsIn(flow)).toEqual(['sample_remove'])
        expect(fieldsIn(seen.flow)).toEqual(['sample_word', 'method'])
      })
    })

    test('it counts as a way in: the password can be removed, the last way in cannot', async () => {
      const { account, visitor } = await ownWay()
      const { id } = account.identity
      const ask = asOperator(service())
      expect(await ask('DELETE', `/${id}/credentials/password`)).toMatchObject({ status: 204 })
      expect(await ask('DELETE', `/${id}/credentials/sample`)).toMatchObject({ status: 400 })
      const { flow } = await visitor.start('settings')
      const seen = await visitor.send('settings', flow, { sample_remove: 'true' })
      expect(seen.answer.status).toBe(400)
    })

    test('operators can export, import and delete its credential', async () => {
      const { account } = await ownWay()
      const { id } = account.identity
      const ask = asOperator(service())
      const exported = JSON.parse((await ask('GET', `/${id}?include_credential=sample`)).text) as {
        readonly credentials: { readonly sample: { readonly config: object; readonly identifiers: readonly string[] } }
      }
      expect(exported.credentials.sample).toMatchObject({ config: { word }, identifiers: [account.email] })

      expect(await ask('DELETE', `/${id}/credentials/sample`)).toMatchObject({ status: 204 })
      expect(await ask('DELETE', `/${id}/credentials/sample`)).toMatchObject({ status: 404 })

      const email = service().newEmail()
      const { config } = exported.credentials.sample
      expect(
        await ask('POST', '', { schema_id: 'default', traits: { email }, credentials: { sample: { config } } }),
      ).toMatchObject({ status: 201 })
    })

    test('the downloaded data and the events of its owner include it', async () => {
      const { visitor } = await ownWay()
      const { text } = await visitor.ask('/account/data')
      const data = JSON.parse(text) as { readonly credentials: readonly object[]; readonly events: readonly object[] }
      expect(data.credentials).toContainEqual(expect.objectContaining({ type: 'sample' }))
      expect(data.events).toContainEqual(
        expect.objectContaining({ kind: 'credential_added', about: expect.objectContaining({ factor: 'sample' }) }),
      )
      expect(text).not.toContain(word)
    })

    test('its credential keeps its identifier when the address changes', async () => {
      const { account } = await ownWay()
      const ask = asOperator(service())
      const email = service().newEmail()
      const changed = { schema_id: account.identity.schema_id, state: 'active', traits: { email } }
      expect(await ask('PUT', `/${account.identity.id}`, changed)).toMatchObject({ status: 200 })
      const visitor = service().visitor('native')
      const { flow } = await visitor.start('login')
      await visitor.send('login', flow, { method: 'sample', identifier: email, sample_word: word })
      expect(await levelsOf(visitor)).toEqual(['sample aal1'])
    })

    test('its guesses are counted like those of a password', async () => {
      const { account } = await ownWay()
      const visitor = service().visitor('native')
      visitor.address = '203.0.113.77'
      const { flow } = await visitor.start('login')
      const guess = async () => {
        const form = { method: 'sample', identifier: account.email, sample_word: 'a guess' }
        return (await visitor.send('login', flow, form)).answer.status
      }
      const statuses: number[] = []
      for (let turn = 0; turn < 30 && !statuses.includes(429); turn += 1) statuses.push(await guess())
      expect(statuses).toContain(429)
    })

    test('the name of the site is refused as a password', async () => {
      const visitor = await service().signedIn('native', await service().account())
      const { flow } = await visitor.start('settings')
      const seen = await visitor.send('settings', flow, {
        method: 'password',
        password: 'Cabinet of Samples 1',
        current_password: goodPassword,
      })
      expect(seen.flow).toSayAt('password', 4000005)
    })
  },
)

describeService(
  'a sign-in that asks for the name first',
  { methods: [...methods, sample], config: firsts },
  (service) => {
    test('the login flow offers the new method to an account that has it', async () => {
      const account = await service().account()
      const ask = asOperator(service())
      const credentials = { sample: { config: { word } } }
      const { id } = account.identity
      const changed = { schema_id: account.identity.schema_id, state: 'active', traits: account.identity.traits }
      expect(await ask('PUT', `/${id}`, { ...changed, credentials })).toMatchObject({ status: 200 })
      await ask('DELETE', `/${id}/credentials/password`)
      const visitor = service().visitor('native')
      const { flow } = await visitor.start('login')
      const seen = await visitor.send('login', flow, { method: 'identifier_first', identifier: account.email })
      const groups = seen.flow.ui.nodes.map(({ group }) => String(group))
      expect(groups).toContain('sample')
      expect(groups).not.toContain('password')
    })
  },
)
