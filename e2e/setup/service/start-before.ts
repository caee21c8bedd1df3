import { openKratos } from '../../../packages/identity/test/ory/kratos.ts'
import { openMailServer } from '../../../packages/identity/test/service/outside/mail-server.ts'
import { freePort } from '../free-port.ts'
import type { ReadMails } from '../mailbox.ts'
import { storySettings, type Changes } from '../story-config.ts'
import { startTestServer, type TestServer } from '../test-server.ts'
import type { Chosen } from './chosen.ts'
import { readMail } from './mails.ts'

/** The app in front of another identity service. */
interface Place {
  readonly server: TestServer
  readonly readMails: ReadMails
  close(): Promise<void>
}

/** Starts the app before the chosen service. A Kratos that we start has the story's settings. */
export async function startBefore(chosen: Chosen, changes: Changes): Promise<Place> {
  const mails = await openMailServer('against' in chosen ? chosen.smtpPort : 0)
  const port = 'against' in chosen ? Number(new URL(chosen.origin).port) : await freePort()
  const kratos =
    'against' in chosen
      ? undefined
      : await openKratos(chosen.kratos, {
          settings: storySettings(changes).toJS() as object, // the file is a map
          pages: `http://localhost:${port}`,
          smtp: `smtp://127.0.0.1:${mails.port}/?disable_starttls=true`,
        })
  const service = 'against' in chosen ? chosen.against : (kratos?.origin ?? '')
  const server = await startTestServer({
    port,
    env: { ORY_SDK_URL: service, ...('against' in chosen && { ORIGIN: chosen.origin }) },
  })
  return {
    server,
    readMails: async () => mails.taken.map(({ to, mail }, place) => readMail(String(place), to, mail)).toReversed(),
    async close() {
      await server.stop()
      await kratos?.stop()
      await mails.close()
    },
  }
}
