import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseDocument } from 'yaml'
import { testDatabases } from '../../../storage/test/databases.ts'
import { openAdmin, type OpenAdmin } from './open-admin.ts'

const acme = '9a1f2c1e-7d52-4c5e-8a77-0d3c6a1b2c3d'
const methods = {
  b2b: { config: { organizations: [{ id: acme, domains: ['acme.example'] }] } },
  oidc: {
    enabled: true,
    config: {
      providers: [
        {
          id: 'acme',
          provider: 'github',
          client_id: 'client',
          client_secret: 'secret',
          organization_id: acme,
          mapper_url: `base64://${Buffer.from('{ identity: { traits: {} } }').toString('base64')}`,
        },
      ],
    },
  },
}

function withOrganization(settings: string): string {
  const document = parseDocument(settings)
  for (const [name, value] of Object.entries(methods))
    document.setIn(['selfservice', 'methods', name], document.createNode(value))
  return String(document)
}

describe.each(testDatabases)('recovery of an organization’s user on $name', (databases) => {
  let service: OpenAdmin
  beforeAll(async () => {
    service = await openAdmin(databases, withOrganization)
  })
  afterAll(() => service.close())

  test('a code of an operator recovers the account', async () => {
    const traits = { email: 'ada@acme.example' }
    const { body: made } = await service.admin('POST', '/admin/identities', { traits, organization_id: acme })
    const { body } = await service.admin('POST', '/admin/recovery/code', { identity_id: made.id, flow_type: 'api' })
    const flow = new URL(body.recovery_link).searchParams.get('flow')
    const done = await service.public('POST', `/self-service/recovery?flow=${flow}`, {
      method: 'code',
      code: body.recovery_code,
    })
    expect(done).toMatchObject({ status: 200, body: { state: 'passed_challenge' } })
  })
})
