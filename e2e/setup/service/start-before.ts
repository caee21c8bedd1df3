import { hydraPlace, openHydra } from '../../../packages/identity/test/ory/hydra.ts'
import { openKratos } from '../../../packages/identity/test/ory/kratos.ts'
import { openMailServer } from '../../../packages/identity/test/service/outside/mail-server.ts'
import { freePort } from '../free-port.ts'
import type { ReadMails } from '../mailbox.ts'
import { storySettings, type Changes } from '../story-config.ts'
import { startTestServer, type TestServer } from '../test-server.ts'
import type { Chosen, OwnPrograms, RunningService } from './chosen.ts'
import { readMail } from './mails.ts'

/** An OAuth2 provider; ours and Hydra have the same admin API. */
export interface OAuth2Provider {
  readonly issuer: string
  readonly adminOrigin: string
}

/** The app in front of another identity service. */
interface PlaceBefore {
  readonly server: TestServer
  readonly readMails: ReadMails
  readonly provider: OAuth2Provider | undefined
  close(): Promise<void>
}

interface Wanted {
  readonly changes: Changes
  readonly applications: boolean
}

/** Starts the app before the chosen service. */
export async function startBefore(chosen: Chosen, wanted: Wanted): Promise<PlaceBefore> {
  const mails = await openMailServer('against' in chosen ? chosen.smtpPort : 0)
  const { server, provider, stop } =
    'against' in chosen ? await startAgainst(chosen) : await startWith(chosen, wanted, mails.port)
  return {
    server,
    readMails: async () => mails.taken.map(({ to, mail }, place) => readMail(String(place), to, mail)).toReversed(),
    provider,
    async close() {
      await stop()
      await mails.close()
    },
  }
}

async function startAgainst({ against, hydraAdmin, origin }: RunningService) {
  const server = await startTestServer({
    port: Number(new URL(origin).port),
    env: { ORIGIN: origin, ORY_SDK_URL: against, ...(hydraAdmin !== undefined && { HYDRA_ADMIN_URL: hydraAdmin }) },
  })
  const provider =
    hydraAdmin === undefined ? undefined : { issuer: await issuerOf(hydraAdmin), adminOrigin: hydraAdmin }
  return { server, provider, stop: server.stop }
}

/** The public address of a Hydra, as the answer about a made client tells it. */
async function issuerOf(hydraAdmin: string): Promise<string> {
  const headers = { 'Content-Type': 'application/json' }
  const made = await fetch(`${hydraAdmin}/admin/clients`, { method: 'POST', headers, body: '{}' })
  const { client_id: id, registration_client_uri: address } = (await made.json()) as Record<string, string> // by contract
  await fetch(`${hydraAdmin}/admin/clients/${id}`, { method: 'DELETE' })
  return new URL(address ?? '').origin
}

/** Starts a Kratos, and a Hydra if the stories are about applications, with the settings of the story. */
async function startWith(programs: OwnPrograms, { changes, applications }: Wanted, smtpPort: number) {
  const port = await freePort()
  const pages = `http://localhost:${port}`
  const place = applications && programs.hydra !== undefined ? await hydraPlace() : undefined
  const kratos = await openKratos(programs.kratos, {
    settings: storySettings(changes).toJS() as object, // the file is a map
    pages,
    smtp: `smtp://127.0.0.1:${smtpPort}/?disable_starttls=true`,
    ...(place && { hydraAdmin: place.adminOrigin }),
  })
  const hydra =
    place &&
    (await openHydra(programs.hydra ?? '', {
      ...place,
      pages,
      kratosAdmin: kratos.adminOrigin,
      kratosPublic: kratos.origin,
    }))
  const server = await startTestServer({
    port,
    env: { ORY_SDK_URL: kratos.origin, ...(hydra && { HYDRA_ADMIN_URL: hydra.adminOrigin }) },
  })
  return {
    server,
    provider: hydra,
    async stop() {
      await server.stop()
      await hydra?.stop()
      await kratos.stop()
    },
  }
}
