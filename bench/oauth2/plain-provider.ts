// A process with `oidc-provider` on our tables, without what we add: payloads in clear, no shadow session, no verifier.
// Prints one line of JSON: its address and the tokens of a user.
import { generateKeyPairSync } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { claimsOf } from '@collect/oauth2-admin'
import { openDatabase } from '@collect/storage'
import { errors, interactionPolicy, type Provider } from 'oidc-provider'
import { createTestService } from '../../packages/identity/test/service/test-service.ts'
import { findIdentityAt } from '../../packages/oauth2/src/accounts/identities.ts'
import { sha256 } from '../../packages/oauth2/src/digest.ts'
import { openProvider } from '../../packages/oauth2/src/provider/open-provider.ts'
import { createAdapter } from '../../packages/oauth2/src/store/adapter.ts'
import { oauth2Migrations } from '../../packages/oauth2/src/store/migrations.ts'
import { payloadStore } from '../../packages/oauth2/src/store/payload-store.ts'
import { benchClient, type Tokens } from './token-loads.ts'

const [folder = ''] = process.argv.slice(2)
const database = openDatabase(`file:${join(folder, 'plain.db')}`)
await database.migrate('oauth2', oauth2Migrations)
const payloads = payloadStore(database, {
  seal: (_purpose, value) => JSON.stringify(value),
  open: (_purpose, text) => JSON.parse(text) as unknown,
  mark: (_purpose, text) => text,
})
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
// The account is read for each answer, as ours does.
const identity = await createTestService(`file:${join(folder, 'identity.db')}`)
const findIdentity = findIdentityAt((request) => identity.identity.admin(request))
const { identity: owner } = await identity.account()
const server = createServer((request, response) => void provider.callback()(request, response))
await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const provider: Provider = openProvider(
  {
    origin,
    secrets: ['a secret of more than 32 characters, for cookies'],
    keys: [{ ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig' }],
    adapter: createAdapter({
      payloads,
      clock: Date.now,
      findClient: async (id) =>
        id === benchClient.client_id ? { ...benchClient, client_secret: sha256(benchClient.client_secret) } : undefined,
    }),
    hooks: {
      async findAccount(_context, sub) {
        const account = await findIdentity(sub)
        return (
          account && {
            accountId: sub,
            claims: async (_use, scope) => ({ sub, ...claimsOf(account, scope.split(' ')) }),
          }
        )
      },
      policy: interactionPolicy.base(),
      pageOf: () => origin,
      loadExistingGrant: async () => undefined,
      mayIntrospect: async () => true,
      askLogout: async () => {},
      afterLogout: () => {},
    },
    sessionLifespan: 86_400,
    faultPage: () => {
      throw new errors.InvalidRequest('no page')
    },
  },
  { info: () => {}, warn: () => {}, error: (fields) => console.error(fields) },
)

const client = await provider.Client.find(benchClient.client_id)
if (!client) throw new Error('The client is missing.')
const about = { accountId: owner.id, client, clientId: client.clientId, scope: benchClient.scope }
const grant = new provider.Grant({ accountId: owner.id, clientId: client.clientId })
grant.addOIDCScope(benchClient.scope)
const grantId = await grant.save()
const own = {
  ...about,
  grantId,
  gty: 'authorization_code',
  claims: {},
  authTime: 1,
  sessionUid: 's1',
  expiresWithSession: false,
}
const refresh: string[] = []
for (let chain = 0; chain < 4; chain += 1) refresh.push(await new provider.RefreshToken(own).save())
const access = await new provider.AccessToken(own).save()
console.log(JSON.stringify({ origin, access, refresh } satisfies Tokens))
