import type { Identity, Traits } from '@collect/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { ada, bcryptHash, describeAdmin, unknownId } from './people.ts'

describeAdmin('many admin identities', ({ service, made, signIn }) => {
  describe('the list', () => {
    const names = ['a', 'b', 'c', 'd', 'e']
    beforeEach(async () => {
      for (const name of names) {
        await made({
          traits: { email: `${name}@example.org` },
          credentials: { password: { config: { hashed_password: bcryptHash } } },
        })
      }
    })
    const emails = (list: readonly { traits: Traits }[]) => list.map(({ traits }) => String(traits['email'])[0])
    const next = (headers: Headers) => /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1]

    test('is paged by token, each account once', async () => {
      const seen: (string | undefined)[] = []
      let path: string | undefined = '/admin/identities?page_size=2'
      for (let page = 0; page < 5 && path; page += 1) {
        const { body, headers } = await service().admin<readonly Identity[]>('GET', path)
        seen.push(...emails(body))
        expect(headers.get('link')).toContain('rel="first"')
        path = next(headers)
      }
      expect(seen.toSorted()).toEqual(names)
      expect(path).toBeUndefined()
    })

    test('is paged by number too', async () => {
      const first = await service().admin<readonly Identity[]>('GET', '/admin/identities?per_page=2&page=1')
      const last = await service().admin<readonly Identity[]>('GET', '/admin/identities?per_page=2&page=3')
      expect([first.body.length, last.body.length]).toEqual([2, 1])
      expect(last.headers.get('x-total-count')).toBe('5')
    })

    test('is filtered by id and by identifier', async () => {
      const { body: all } = await service().admin<readonly Identity[]>('GET', '/admin/identities')
      const [one, two] = all
      const byId = await service().admin('GET', `/admin/identities?ids=${one?.id}&ids=${two?.id}&ids=${unknownId}`)
      expect(byId.body).toHaveLength(2)
      expect(
        emails(
          (
            await service().admin<readonly Identity[]>(
              'GET',
              '/admin/identities?credentials_identifier=B%40example.org',
            )
          ).body,
        ),
      ).toEqual(['b'])
      expect((await service().admin('GET', '/admin/identities?credentials_identifier=x%00')).body).toEqual([])
    })

    test('is filtered by a part of an identifier, page by page', async () => {
      const similar = async (part: string, page = 'page_size=250') =>
        service().admin<readonly Identity[]>(
          'GET',
          `/admin/identities?preview_credentials_identifier_similar=${encodeURIComponent(part)}&${page}`,
        )
      expect(emails((await similar('B@EXAMPLE')).body)).toEqual(['b'])
      expect(emails((await similar('@example.org')).body).toSorted()).toEqual(names)
      for (const part of ['%', '_', '\\', 'unknown', '\u0000', "' or 1=1 --"])
        expect((await similar(part)).body).toEqual([])
      const first = await similar('@example', 'page_size=3')
      expect(first.body).toHaveLength(3)
      const rest = await service().admin<readonly Identity[]>('GET', next(first.headers) ?? '')
      expect(emails([...first.body, ...rest.body]).toSorted()).toEqual(names)
      expect((await similar('b@', 'per_page=2&page=1')).headers.get('x-total-count')).toBe('1')
    })

    test('is filtered by organisation', async () => {
      const organization = '33333333-3333-4333-8333-333333333333'
      const { id } = await made({ traits: { email: 'member@example.org' }, organization_id: organization })
      const members = await service().admin<readonly Identity[]>(
        'GET',
        `/admin/identities?organization_id=${organization}`,
      )
      expect(members.body.map((member) => member.id)).toEqual([id])
      expect((await service().admin('GET', `/admin/identities?organization_id=${unknownId}`)).body).toEqual([])
    })

    test.each(['', 'strong', 'eventual'])('consistency=%s is accepted', async (consistency) => {
      const { body } = await service().admin('GET', `/admin/identities?consistency=${consistency}`)
      expect(body).toHaveLength(5)
    })

    test.each([
      ['ids=1'],
      ['page_size=many'],
      ['page_token=nonsense'],
      [`ids=${unknownId}&credentials_identifier=a`],
      ['organization_id=1'],
      ['credentials_identifier=a&preview_credentials_identifier_similar=a'],
      [`organization_id=${unknownId}&credentials_identifier=a`],
      ['include_credential=everything'],
      [Array.from({ length: 501 }, () => `ids=${unknownId}`).join('&')],
    ])('?%s is refused', async (query) => {
      expect((await service().admin('GET', `/admin/identities?${query}`)).status).toBe(400)
    })
  })

  describe('a batch', () => {
    test('creates what is valid, and reports the rest', async () => {
      await made()
      const patchId = '11111111-1111-4111-8111-111111111111'
      const { status, body } = await service().admin('PATCH', '/admin/identities', {
        identities: [
          {
            create: {
              traits: { email: 'b@example.org' },
              credentials: { password: { config: { hashed_password: bcryptHash } } },
            },
            patch_id: patchId,
          },
          { create: ada },
          { create: { traits: {} } },
          {},
        ],
      })
      expect(status).toBe(200)
      expect(body.identities).toMatchObject([
        { action: 'create', identity: expect.stringMatching(/^[0-9a-f-]{36}$/), patch_id: patchId },
        { action: 'error', error: { code: 409 } },
        { action: 'error', error: { code: 400 } },
        { action: 'error', error: { code: 400 } },
      ])
      expect((await signIn('b@example.org', 'hunter22')).status).toBe(200)
    })

    test('is limited in size', async () => {
      const many = (count: number, create: object) => ({
        identities: Array.from({ length: count }, () => ({ create })),
      })
      const inClear = { ...ada, credentials: { password: { config: { password: 'hunter22' } } } }
      expect((await service().admin('PATCH', '/admin/identities', many(1001, ada))).status).toBe(400)
      expect((await service().admin('PATCH', '/admin/identities', many(201, inClear))).status).toBe(400)
      expect((await service().admin('GET', '/admin/identities')).body).toEqual([])
    })
  })
})
