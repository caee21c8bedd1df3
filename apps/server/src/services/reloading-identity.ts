import { statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { IdentityConfig, IdentityService } from '@collect/identity'

export interface ReloadingOptions {
  /** The configuration file. */
  readonly file: string
  readonly load: () => Promise<IdentityConfig>
  readonly open: (config: IdentityConfig) => Promise<IdentityService>
  readonly log: {
    info(fields: object, text: string): void
    error(fields: object, text: string): void
  }
  /** Interval between two checks of the files, in milliseconds. */
  readonly interval?: number
}

const usualInterval = 2_000

interface Opened {
  readonly identity: IdentityService
  /** The files of the configuration, and their state just before they were read. */
  readonly files: readonly string[]
  readonly look: string
}

/**
 * The identity service with the current content of its configuration file. An invalid configuration is logged, and the
 * last good one stays. A request uses one configuration from start to end.
 * @throws the errors of the first `load` and `open`
 */
export async function reloadingIdentity(options: ReloadingOptions): Promise<IdentityService> {
  const { file, load, open, log, interval = usualInterval } = options

  const read = async (): Promise<Opened> => {
    const before = lookOf([file])
    const config = await load()
    const named = filesOf(config)
    const look = [before, lookOf(named)].join()
    return { identity: await open(config), files: [file, ...named], look }
  }

  let current = await read()
  /** A rejected configuration is not read again until its files change. */
  let seen = current.look
  let turn: Promise<void> | undefined

  const reread = async (): Promise<void> => {
    const before = current
    try {
      current = await read()
      seen = current.look
    } catch (error) {
      log.error(
        { event: 'configuration.rejected', err: error, file },
        'The new configuration cannot be used; the last good one stays in use.',
      )
      return
    }
    log.info({ event: 'configuration.reloaded', file }, 'The new configuration is in use.')
    await before.identity.close()
  }
  const timer = setInterval(() => {
    const look = lookOf(current.files)
    if (turn || look === seen) return
    seen = look
    turn = reread().finally(() => (turn = undefined))
  }, interval).unref()

  return {
    fetch: (request) => current.identity.fetch(request),
    admin: (request) => current.identity.admin(request),
    noteApp: (news) => current.identity.noteApp(news),
    hasSecondFactor: (id) => current.identity.hasSecondFactor(id),
    get courier() {
      return current.identity.courier
    },
    get retention() {
      return current.identity.retention
    },
    ready: () => current.identity.ready(),
    async close() {
      clearInterval(timer)
      await turn
      await current.identity.close()
    },
  }
}

/** Looks files up by path, because editors and Kubernetes ConfigMaps often replace files instead of changing them. */
const lookOf = (files: readonly string[]): string =>
  files
    .map((file) => {
      const found = statSync(file, { throwIfNoEntry: false })
      return found ? `${found.ino}:${found.mtimeMs}:${found.size}` : 'gone'
    })
    .join()

/** Files that the configuration names: schemas, keys and claims mappers. */
const filesOf = ({ identity, session }: IdentityConfig): readonly string[] =>
  [
    ...identity.schemas.map(({ url }) => url),
    ...Object.values(session.whoami.tokenizer.templates).flatMap(({ jwks_url, claims_mapper_url }) => [
      jwks_url,
      claims_mapper_url ?? '',
    ]),
  ]
    .filter((url) => url.startsWith('file:'))
    .map((url) => fileURLToPath(url))
