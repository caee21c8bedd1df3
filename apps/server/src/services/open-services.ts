import { createCollectibles, openPhotoFolder } from '@collect/collectibles'
import type { ProjectConfiguration } from '@collect/contract'
import { previewMails } from '@collect/identity'
import { createDesk } from '@collect/oauth2-admin'
import { wireApp } from './connected-apps.ts'
import { hydraOf } from './hydra-of.ts'
import { openIdentity } from './identity-service.ts'
import type { Log } from '../process/log.ts'
import { withLeaveToApplication } from './leave-to-application.ts'
import { oauth2AdminOf } from './oauth2-admin-of.ts'
import { openOwnDatabase } from './open-own-database.ts'
import { openOAuth2 } from './oauth2-service.ts'
import { createRemoteService } from './remote-service.ts'
import { reportedDesk } from './reported-desk.ts'
import { keptSecrets } from './secrets.ts'
import { senderOf } from './sender.ts'
import type { Services } from './services.ts'
import { sessionOf } from './session-of.ts'
import type { Environment } from '../environment/read-environment.ts'
import type { Tracing } from '../tracing/tracing.ts'

/** Opens the product's services on one database. */
export async function openServices(
  environment: Environment,
  log: Log,
  { project, tracing }: { readonly project?: ProjectConfiguration; readonly tracing?: Tracing | undefined } = {},
): Promise<Services> {
  const { remoteService, origin, smtpUrl } = environment
  const hydra = await hydraOf(environment)
  const database = await openOwnDatabase(environment, log, tracing)
  const onDelete = async (identityId: string) => {
    await collectibles.deleteCollection(identityId)
    await (hydra === undefined ? oauth2?.forget(identityId) : desk?.withdraw(identityId, 'all'))
  }
  const endGrants = async (identityId: string): Promise<void> =>
    hydra === undefined ? oauth2?.endGrants(identityId) : desk?.withdraw(identityId, 'all')
  const admin = oauth2AdminOf(environment, hydra, () => oauth2)
  const desk = admin && createDesk(admin)
  const connectedApps = desk && (async (identityId: string) => (await desk.connected(identityId)).map(wireApp))
  const embedded =
    remoteService === undefined
      ? await openIdentity(environment, database, log, {
          languages: project,
          onDelete,
          endGrants,
          oauth2: admin,
          connectedApps,
          otherGauges: () => collectibles.metrics(),
          tracing,
        })
      : undefined
  const remote = () =>
    createRemoteService({ base: remoteService ?? '', origin, log, ...(project && { languages: project }) })
  const identity = embedded?.fetch ?? (admin ? withLeaveToApplication(remote(), admin, origin) : remote())
  const oauth2 =
    embedded && hydra === undefined
      ? await openOAuth2(environment, database, log, {
          identity: embedded.fetch,
          identityAdmin: embedded.admin,
          tell: embedded.noteApp,
          hasSecondFactor: embedded.hasSecondFactor,
          project,
        })
      : undefined
  const collectibles = await createCollectibles({
    database,
    sessionOf: sessionOf(identity, origin),
    secrets: environment.secrets ?? keptSecrets(environment.dataDir, log),
    photos: openPhotoFolder(environment.photoDir),
    photoQuota: environment.photoQuota,
    samples: environment.samples,
    onFault: (error, request) =>
      request
        ? log.error(
            { event: 'request.failed', err: error, ...senderOf(request), component: 'collectibles' },
            'Unhandled error.',
          )
        : log.error({ event: 'collectibles.job_failed', err: error }, 'A job of the collectibles failed.'),
    onBroken: ({ invariant, sentence, count }) =>
      log.error({ event: 'collectibles.broken', invariant, count }, sentence),
    onRecount: (moved) => log.info({ event: 'collectibles.recounted', moved }, 'The popularity of items was counted.'),
  })
  collectibles.start()
  return {
    identity,
    collectibles: collectibles.fetch,
    isEmbedded: embedded !== undefined,
    ...(oauth2 && { oauth2 }),
    ...(desk && { consent: embedded && hydra !== undefined ? reportedDesk(desk, embedded.noteApp) : desk }),
    ...(embedded && { identityAdmin: embedded.admin, previewMails }),
    ...(embedded && smtpUrl === undefined && { mails: () => embedded.courier.list() }),
    async ready() {
      await collectibles.ready()
      await embedded?.ready()
    },
    async close() {
      await collectibles.stop()
      await oauth2?.close()
      await embedded?.close()
      await database.close()
    },
  }
}
