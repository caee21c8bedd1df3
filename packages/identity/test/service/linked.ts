import type { Identity } from '@collect/contract'
import type { TestService } from './test-service.ts'
import type { Visitor, WayName } from './visitor.ts'

/** A provider of the configuration that no test reaches. */
export const unreached = (id: string, label: string) => ({
  id,
  provider: 'generic',
  label,
  client_id: 'app',
  client_secret: 'secret',
  issuer_url: 'http://127.0.0.1:9',
  mapper_url: `base64://${Buffer.from('{ identity: { traits: {} } }').toString('base64')}`,
})

/** Two providers, whose order is not that of the alphabet. */
export const withProviders = {
  selfservice: {
    methods: {
      oidc: { enabled: true, config: { providers: [unreached('work', 'Work'), unreached('google', 'Google')] } },
    },
  },
}

export interface Linked {
  readonly email: string
  readonly password: string
  readonly id: string
  /** The identifiers of the links. */
  readonly links: readonly string[]
}

/** A request of an operator; the path begins below `/admin/identities`. */
export async function asOperator(
  { identity }: TestService,
  method: string,
  path: string,
  body?: object,
): Promise<{ readonly status: number; readonly body: Identity }> {
  const response = await identity.admin(
    new Request(`http://127.0.0.1:4434/admin/identities${path}`, {
      method,
      ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    }),
  )
  const text = await response.text()
  return { status: response.status, body: (text === '' ? undefined : JSON.parse(text)) as Identity } // the tests check it
}

/** Creates an account with a password and a link with each of the providers, as an operator. */
export async function importLinked(
  service: TestService,
  providers: readonly string[],
  credentials: object = {},
  more: object = {},
): Promise<Linked> {
  const email = service.newEmail()
  const brought = providers.map((provider, index) => ({ provider, subject: `${email}/${index}` }))
  const password = 'a long sentence about cabinets'
  const { status, body } = await asOperator(service, 'POST', '', {
    ...more,
    traits: { email },
    credentials: {
      ...credentials,
      password: { config: { password } },
      oidc: { config: { providers: brought } },
    },
  })
  if (status !== 201) throw new Error(`the account was not created: ${status} ${JSON.stringify(body)}`)
  return { email, password, id: body.id, links: brought.map(({ provider, subject }) => `${provider}:${subject}`) }
}

/** The identifiers of an account's credentials, by type. */
export async function credentialsOf(
  service: TestService,
  id: string,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const { credentials = {} } = (await asOperator(service, 'GET', `/${id}`)).body
  return Object.fromEntries(Object.entries(credentials).map(([type, { identifiers = [] }]) => [type, identifiers]))
}

/** A signed-in owner whose password an operator deleted, so that links alone lead into the account. */
export async function ownerWithLinksAlone(
  service: TestService,
  way: WayName,
  providers: readonly string[],
): Promise<Linked & { readonly visitor: Visitor }> {
  const account = await importLinked(service, providers)
  const visitor = await service.signedIn(way, account)
  const { status } = await asOperator(service, 'DELETE', `/${account.id}/credentials/password`)
  if (status !== 204) throw new Error(`the password was not deleted: ${status}`)
  return { ...account, visitor }
}
