import { createCollectibles, openPhotoFolder } from '@collect/collectibles'
import type { ProjectConfiguration } from '@collect/contract'
import { previewMails } from '@collect/identity'
import { createDesk } from '@collect/oauth2-admin'
import { openDatabase, type Database } from '@collect/storage'
import { wireApp } from './connected-apps.ts'
import { hydraOf } from './hydra-of.ts'
import { openIdentity } from './identity-service.ts'
import type { Log } from '../process/log.ts'
import { withLeaveToApplication } from './leave-to-application.ts'
import { oauth2AdminOf } from './oauth2-admin-of.ts'
import { openOAuth2 } from './oauth2-service.ts'
import { createRemoteService } from './remote-service.ts'
import { reportedDesk } from './reported-desk.ts'
import { keptSecrets } from './secrets.ts'
import { senderOf } from './sender.ts'
import type { Services } from './services.ts'
import { sessionOf } from './session-of.ts'
import { EnvironmentError } from '../environment/environment-error.ts'
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

/** @throws EnvironmentError if the database does not answer; without its URL, which may contain a password */
export async function openOwnDatabase(
  { databaseUrl, databaseReadUrl, poolSize }: Pick<Environment, 'databaseUrl' | 'databaseReadUrl' | 'poolSize'>,
  log: Log,
  tracing?: Tracing,
): Promise<Database> {
  try {
    const database = openDatabase(databaseUrl, {
      onIdleError: (error) =>
        log.warn({ event: 'database.connection_lost', err: error }, 'An idle database connection broke.'),
      onHost: (host) => log.info({ event: 'database.host_found', host }, 'A database host accepts writes.'),
      ...(databaseReadUrl !== undefined && { readUrl: databaseReadUrl }),
      ...(poolSize !== undefined && { poolSize }),
      ...(tracing && { onQuery: tracing.onQuery }),
    })
    await database.ping()
    return database
  } catch (error) {
    throw new EnvironmentError(
      'DATABASE_URL',
      `cannot be opened: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}
