import { createCollectibles } from '@collect/collectibles'
import type { LocaleSettings } from '@collect/messages'
import { previewMails } from '@collect/identity'
import { openDatabase, type Database } from '@collect/storage'
import { openIdentity } from './identity-service.ts'
import type { Log } from '../process/log.ts'
import { createRemoteService } from './remote-service.ts'
import { senderOf } from './sender.ts'
import type { Services } from './services.ts'
import { sessionOf } from './session-of.ts'
import { SettingError } from '../environment/setting-error.ts'
import type { Settings } from '../environment/settings.ts'
import type { Tracing } from '../tracing/tracing.ts'

/** Puts the house's services together on one database. */
export async function openServices(
  settings: Settings,
  log: Log,
  { languages, tracing }: { readonly languages?: LocaleSettings; readonly tracing?: Tracing | undefined } = {},
): Promise<Services> {
  const { remoteService, origin, smtpUrl } = settings
  const database = await openOwnDatabase(settings, log, tracing)
  const onDelete = (identityId: string) => collectibles.forget(identityId)
  const embedded =
    remoteService === undefined
      ? await openIdentity(settings, database, log, { languages, onDelete, tracing })
      : undefined
  const identity =
    embedded?.fetch ?? createRemoteService({ base: remoteService ?? '', origin, log, ...(languages && { languages }) })
  const collectibles = await createCollectibles({
    database,
    sessionOf: sessionOf(identity, origin),
    onFault: (error, request) =>
      log.error({ err: error, ...senderOf(request), room: 'collectibles' }, 'a fault of ours'),
  })
  return {
    identity,
    collectibles: collectibles.fetch,
    isEmbedded: embedded !== undefined,
    ...(embedded && { identityAdmin: embedded.admin, previewMails }),
    ...(embedded && smtpUrl === undefined && { mails: () => embedded.courier.list() }),
    async ready() {
      await database.ping()
      await embedded?.ready()
    },
    async close() {
      await embedded?.close()
      await database.close()
    },
  }
}

/** @throws SettingError when the database doesn't answer; its address may hold a password and isn't repeated. */
export async function openOwnDatabase(
  { databaseUrl }: Pick<Settings, 'databaseUrl'>,
  log: Log,
  tracing?: Tracing,
): Promise<Database> {
  try {
    const database = openDatabase(databaseUrl, {
      onIdleError: (error) => log.warn({ err: error }, 'an idle database connection broke'),
      ...(tracing && { onQuery: tracing.onQuery }),
    })
    await database.ping()
    return database
  } catch (error) {
    throw new SettingError(
      'DATABASE_URL',
      `cannot be opened: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}
