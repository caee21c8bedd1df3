import { describe, expect, test } from 'vitest'
import { describeService } from '../service/describe-service.ts'
import { minutes } from '../service/test-service.ts'
import { accountWithCodes, codesOf, withPassword, withSecondFactors } from '../service/second-factors.ts'
import { doneAs, refusedAs, ways } from '../service/ways.ts'

const regenerate = 'lookup_secret/lookup_secret_regenerate:submit=true#1050008'
const codes = 'lookup_secret/lookup_secret_codes:text#1050010'
const confirm = 'lookup_secret/lookup_secret_confirm:submit=true#1050011'
const reveal = 'lookup_secret/lookup_secret_reveal:submit=true#1050007'
const disable = 'lookup_secret/lookup_secret_disable:submit=true#1050016'

const buttons = ({ ui }: { readonly ui: { readonly nodes: readonly { readonly group: string }[] } }) => ({
  ui: { nodes: ui.nodes.filter(({ group }) => group === 'lookup_secret') },
})

describeService('settings: backup codes', { config: withSecondFactors }, (service) => {
  describe.each(ways)('by $way', ({ way }) => {
    const begin = async () => {
      const account = await service().account()
      const visitor = await service().signedIn(way, account)
      const { flow } = await visitor.start('settings')
      const send = (payload: object) => visitor.send('settings', flow, { ...payload })
      return { ...account, visitor, flow, send }
    }

    test('begins with a button', async () => {
      expect(buttons((await begin()).flow)).toShowNodes([regenerate])
    })

    test('new codes are shown at the end of the page, before they are saved', async () => {
      const { send, visitor } = await begin()
      const seen = await send({ lookup_secret_regenerate: 'true' })
      expect(seen.answer.status).toBe(doneAs(way))
      expect(seen.flow).toSay()
      expect(seen.flow.state).toBe('show_form')
      expect(buttons(seen.flow)).toShowNodes([codes, confirm])
      expect(seen.flow.ui.nodes.slice(-2).map(({ group }) => group)).toEqual(['lookup_secret', 'lookup_secret'])
      const made = codesOf(seen.flow)
      expect(new Set(made).size).toBe(12)
      for (const code of made) expect(code).toMatch(/^\d{8}$/)
      expect((await visitor.whoami())?.authenticator_assurance_level).toBe('aal1')
      // A reload shows the same codes.
      expect(codesOf((await visitor.fetchFlow('settings', seen.flow.id)).flow)).toEqual(made)
    })

    test('confirmed codes are saved, and the session has both factors', async () => {
      const { send, visitor } = await begin()
      const made = codesOf((await send({ lookup_secret_regenerate: 'true' })).flow)
      const seen = await send({ lookup_secret_confirm: 'true' })
      expect(seen.flow).toSay(1050001)
      expect(buttons(seen.flow)).toShowNodes([reveal, disable])
      expect((await visitor.whoami())?.authenticator_assurance_level).toBe('aal2')
      const revealed = await send({ lookup_secret_reveal: 'true' })
      expect(revealed.flow).toSay()
      expect(buttons(revealed.flow)).toShowNodes([codes, disable, regenerate])
      expect(codesOf(revealed.flow)).toEqual(made)
    })

    test('the button that shows the codes says how many are left, before they are shown', async () => {
      const { send, visitor, email, password } = await begin()
      const [code] = codesOf((await send({ lookup_secret_regenerate: 'true' })).flow)
      const saved = await send({ lookup_secret_confirm: 'true' })
      const countsIn = ({ ui }: typeof saved.flow) =>
        ui.nodes.find(({ meta }) => meta.label?.id === 1050007)?.meta.label?.context
      expect(countsIn(saved.flow)).toEqual({ left: 12, count: 12 })
      const { visitor: other } = await withPassword(service(), way, { email, password })
      const { flow } = await other.start('login', { aal: 'aal2' })
      await other.send('login', flow, { method: 'lookup_secret', lookup_secret: code })
      expect(countsIn((await visitor.start('settings')).flow)).toEqual({ left: 11, count: 12 })
    })

    test('a page that was left open shows the codes only after a recent sign-in', async () => {
      const { send, visitor, email, password } = await begin()
      await send({ lookup_secret_regenerate: 'true' })
      await send({ lookup_secret_confirm: 'true' })
      const { flow } = await send({ lookup_secret_reveal: 'true' })
      const shown = codesOf(flow)
      expect(shown).toHaveLength(12)
      service().wait(minutes(16))
      const later = await visitor.fetchFlow('settings', flow.id)
      expect(buttons(later.flow)).toShowNodes([reveal, disable])
      for (const code of shown) expect(later.answer.text).not.toContain(code)
      const { flow: login } = await visitor.start('login', { refresh: 'true' })
      await visitor.send('login', login, { method: 'password', identifier: email, password })
      expect(codesOf((await visitor.fetchFlow('settings', flow.id)).flow)).toEqual(shown)
    })

    test.each(['lookup_secret_confirm', 'lookup_secret_reveal'])('%s without codes is refused', async (name) => {
      const { send } = await begin()
      const seen = await send({ [name]: 'true' })
      expect(seen.answer.status).toBe(refusedAs(way, 'settings'))
      expect(seen.flow).toSay(4000014)
      expect(buttons(seen.flow)).toShowNodes([regenerate])
    })

    test('the method without an action is refused', async () => {
      const { send } = await begin()
      expect((await send({ method: 'lookup_secret' })).flow).toSay(4010004)
    })

    test('their button removes them', async () => {
      const { visitor } = await accountWithCodes(service(), way)
      const { flow } = await visitor.start('settings')
      const seen = await visitor.send('settings', flow, { lookup_secret_disable: 'true' })
      expect(seen.flow).toSay(1050001)
      expect(buttons(seen.flow)).toShowNodes([regenerate])
    })

    test.each(['regenerate', 'reveal', 'disable'])('%s needs a recent sign-in', async (wish) => {
      const { visitor } = await accountWithCodes(service(), way)
      const { flow } = await visitor.start('settings')
      service().wait(minutes(16))
      const seen = await visitor.send('settings', flow, { [`lookup_secret_${wish}`]: 'true' })
      expect(seen.answer.status).toBe(way === 'navigation' ? 303 : 403)
      expect(seen.answer.text).not.toContain('lookup_secret_codes')
    })
  })

  test('the database stores codes encrypted', async () => {
    const { codes: made } = await accountWithCodes(service(), 'script')
    const tables = service().database.tables<{ credentials: { config: string }; flows: { body: string } }>()
    const kept = JSON.stringify([
      await tables.selectFrom('credentials').select('config').execute(),
      await tables.selectFrom('flows').select('body').execute(),
      service().log,
    ])
    for (const code of made) expect(kept).not.toContain(code)
  })

  test('golden: made, confirmed, revealed', async () => {
    const script = await service().signedIn('script', await service().account())
    const { flow } = await script.start('settings')
    const send = async (wish: string) =>
      (await script.send('settings', flow, { [`lookup_secret_${wish}`]: 'true' })).flow
    expect(await send('regenerate')).toMatchGolden('settings/lookup-generated')
    expect(await send('confirm')).toMatchGolden('settings/lookup-confirmed')
    expect(await send('reveal')).toMatchGolden('settings/lookup-revealed')
  })

  test('golden: some codes are used, and three are left', async () => {
    const { codes: made, visitor } = await accountWithCodes(service(), 'script')
    const revealedAfter = async (used: readonly string[]) => {
      for (const code of used) {
        const { flow } = await visitor.start('login', { aal: 'aal2', refresh: 'true' })
        await visitor.send('login', flow, { method: 'lookup_secret', lookup_secret: code })
      }
      const { flow } = await visitor.start('settings')
      return (await visitor.send('settings', flow, { lookup_secret_reveal: 'true' })).flow
    }
    const some = await revealedAfter(made.slice(0, 2))
    expect(codesOf(some).filter((code) => code !== undefined)).toHaveLength(10)
    expect(some).toMatchGolden('settings/lookup-some-used')
    const few = await revealedAfter(made.slice(2, 9))
    expect(codesOf(few).filter((code) => code !== undefined)).toHaveLength(3)
    expect(few).toMatchGolden('settings/lookup-few-left')
    expect((await visitor.start('settings')).flow).toMatchGolden('settings/lookup-few-hidden')
  })
})
