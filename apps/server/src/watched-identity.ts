import { watchFile, unwatchFile } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { IdentityConfig, IdentityService } from '@collect/identity'

export interface WatchedOptions {
  /** The settings file. */
  readonly file: string
  readonly load: () => Promise<IdentityConfig>
  readonly open: (config: IdentityConfig) => Promise<IdentityService>
  readonly log: {
    info(fields: object, text: string): void
    error(fields: object, text: string): void
  }
  /** How often the files are looked at, in milliseconds. */
  readonly interval?: number
}

/** Editors and configuration maps replace files as often as they change them, so the name is watched, not the file. */
const usualInterval = 2_000

/**
 * The identity service with its settings as they are in the file now. What cannot be used is said, and the last good
 * settings stay; what began with the ones before ends with them.
 * @throws what `load` and `open` throw, the first time.
 */
export async function watchedIdentity(options: WatchedOptions): Promise<IdentityService> {
  const { file, load, open, log, interval = usualInterval } = options
  let config = await load()
  let current = await open(config)
  let watched: readonly string[] = []
  let turn: Promise<void> = Promise.resolve()
  let isClosed = false

  const reread = async (): Promise<void> => {
    if (isClosed) return
    const before = current
    try {
      config = await load()
      current = await open(config)
    } catch (error) {
      log.error({ err: error, file }, 'the new settings cannot be used, so the last good ones stay')
      return
    }
    watch()
    log.info({ file }, 'the new settings are in use')
    await before.close()
  }
  // One after the other: a file that is saved twice is read twice.
  const onChange = () => void (turn = turn.then(reread))

  const watch = (): void => {
    for (const one of watched) unwatchFile(one, onChange)
    watched = [file, ...schemaFilesOf(config)]
    for (const one of watched) watchFile(one, { interval, persistent: false }, onChange)
  }
  watch()

  return {
    fetch: (request) => current.fetch(request),
    admin: (request) => current.admin(request),
    get courier() {
      return current.courier
    },
    get upkeep() {
      return current.upkeep
    },
    ready: () => current.ready(),
    async close() {
      isClosed = true
      for (const one of watched) unwatchFile(one, onChange)
      await turn
      await current.close()
    },
  }
}

const schemaFilesOf = ({ identity }: IdentityConfig): readonly string[] =>
  identity.schemas.filter(({ url }) => url.startsWith('file:')).map(({ url }) => fileURLToPath(url))
