import type { OAuth2Client } from '@collect/contract'
import { Hono, type Context } from 'hono'
import type Provider from 'oidc-provider'
import type { InteractionResults } from 'oidc-provider'
import { z } from 'zod'
import type { FindIdentity } from '../accounts/identities.ts'
import { acceptConsent } from '../challenges/accept-consent.ts'
import { answer, kindOf, authorizationUrlOf, type ChallengeKind, type Interaction } from '../challenges/interaction.ts'
import { logoutRequestOf, type LogoutRequests } from '../challenges/logout-requests.ts'
import { consentRequestOf, loginRequestOf } from '../challenges/requests.ts'
import type { Verifiers } from '../challenges/verifiers.ts'
import type { Grants } from '../grants/grants.ts'
import type { AppSessions } from '../session/app-sessions.ts'
import type { PayloadStore } from '../store/payload-store.ts'
import { HydraError } from './hydra-error.ts'
import { readAdminBody } from './read-admin-body.ts'

export interface ChallengeRoutes {
  readonly origin: string
  /** The provider of this moment; it changes with the keys. */
  readonly provider: () => Provider
  readonly findClient: (id: string) => Promise<OAuth2Client | undefined>
  readonly payloads: PayloadStore
  readonly verifiers: Verifiers
  readonly logoutRequests: LogoutRequests
  readonly grants: Grants
  readonly appSessions: AppSessions
  readonly findIdentity: FindIdentity
  readonly clock: () => number
}

// A login or consent app of Hydra sends more fields, which have no meaning here.
const loginAnswer = z.object({ subject: z.string().min(1) })
const consentAnswer = z.object({
  grant_scope: z.array(z.string()).default([]),
  remember: z.boolean().default(false),
})
const refusal = z.object({
  error: z.string().min(1).default('access_denied'),
  error_description: z.string().optional(),
})

/** `/admin/oauth2/auth/requests` (docs/contract/providers-and-oauth2.md §D1, §E5). */
export function challengeRoutes(context: ChallengeRoutes): Hono {
  const {
    origin,
    provider,
    findClient,
    payloads,
    verifiers,
    logoutRequests,
    grants,
    appSessions,
    findIdentity,
    clock,
  } = context
  const app = new Hono()

  for (const kind of ['login', 'consent'] as const) {
    app.get(`/${kind}`, async (c) => {
      const { interaction, isUsed } = await find(c, kind)
      if (isUsed) return used(c, authorizationUrlOf(origin, interaction))
      const client = await findClient(String(interaction.params['client_id']))
      if (!client) throw unknown()
      const shown = { origin, interaction, client }
      return c.json(kind === 'login' ? loginRequestOf(shown) : consentRequestOf(shown))
    })

    app.put(`/${kind}/reject`, (c) =>
      settle(c, kind, async () => {
        const { error, error_description } = await readAdminBody(c.req.raw, refusal)
        return async () => ({ error, ...(error_description !== undefined && { error_description }) })
      }),
    )
  }

  app.put('/login/accept', (c) =>
    settle(c, 'login', async (interaction) => {
      const { subject } = await readAdminBody(c.req.raw, loginAnswer)
      if (!(await findIdentity(subject))) throw new HydraError(400, 'The subject is not an active identity.')
      const { name } = interaction.prompt
      return async () => ({
        ...(name !== 'login' && { [name]: {} }),
        login: { accountId: subject, challenge: interaction.uid },
      })
    }),
  )

  app.put('/consent/accept', (c) =>
    settle(c, 'consent', async (interaction) => {
      const { grant_scope: granted, remember } = await readAdminBody(c.req.raw, consentAnswer)
      return () => acceptConsent({ provider: provider(), grants }, interaction, { granted, remember })
    }),
  )

  app.get('/logout', async (c) => {
    const challenge = challengeIn(c, 'logout')
    const found = await logoutRequests.find(challenge)
    if (!found) throw unknown()
    const { logout, isUsed } = found
    if (isUsed) return used(c, logout.requestUrl)
    const client = logout.clientId === undefined ? undefined : await findClient(logout.clientId)
    return c.json(logoutRequestOf(challenge, logout, client))
  })

  app.put('/logout/accept', async (c) => {
    const { challenge, logout } = await useLogout(c)
    if (!challenge) return used(c, logout.requestUrl)
    await appSessions.end(logout.appSession)
    return c.json({ redirect_to: logout.next })
  })

  app.put('/logout/reject', async (c) => {
    const { challenge, logout } = await useLogout(c)
    return challenge ? c.body(null, 204) : used(c, logout.requestUrl)
  })

  return app

  async function find(c: Context, kind: ChallengeKind) {
    const challenge = challengeIn(c, kind)
    const interaction = await provider().Interaction.find(challenge)
    if (!interaction || kindOf(interaction) !== kind) throw unknown()
    return { challenge, interaction, isUsed: interaction.result !== undefined }
  }

  async function settle(
    c: Context,
    kind: ChallengeKind,
    read: (interaction: Interaction) => Promise<() => Promise<InteractionResults>>,
  ): Promise<Response> {
    const { challenge, interaction, isUsed } = await find(c, kind)
    const beginsAgain = authorizationUrlOf(origin, interaction)
    if (isUsed) return used(c, beginsAgain)
    const decide = await read(interaction)
    // Of two decisions at once, the first one counts.
    if (!(await payloads.consume('Interaction', challenge, clock()))) return used(c, beginsAgain)
    await answer(interaction, await decide())
    const verifier = await verifiers.issue({ challenge, beginsAgain })
    return c.json({ redirect_to: `${origin}/oauth2/auth/${challenge}?${new URLSearchParams({ verifier })}` })
  }

  async function useLogout(c: Context) {
    const challenge = challengeIn(c, 'logout')
    const found = await logoutRequests.find(challenge)
    if (!found) throw unknown()
    const isFirst = !found.isUsed && (await logoutRequests.use(challenge))
    return { challenge: isFirst ? challenge : undefined, logout: found.logout }
  }
}

const used = (c: Context, redirectTo: string): Response => c.json({ redirect_to: redirectTo }, 410)

const unknown = () => new HydraError(404, 'The challenge is unknown or has expired.')

function challengeIn(c: Context, kind: ChallengeKind | 'logout'): string {
  const challenge = c.req.query(`${kind}_challenge`)
  if (!challenge) throw new HydraError(400, `The query parameter "${kind}_challenge" is missing.`)
  return challenge
}
