import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Migrations } from './database.ts'

/** Applies a package's missing migrations. Each package has its own list of applied ones. */
export async function migrateToLatest(db: Kysely<unknown>, component: string, migrations: Migrations): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...migrations }) },
    migrationTableName: `${component}_migrations`,
    migrationLockTableName: `${component}_migrations_lock`,
  })
  const { error } = await migrator.migrateToLatest()
  const newer =
    error instanceof Error ? /previously executed migration (\S+) is missing/.exec(error.message)?.[1] : undefined
  if (newer !== undefined) {
    throw new Error(
      `a newer release has changed the database (${component}: ${newer}); start that release, or restore a backup from before it`,
      {
        cause: error,
      },
    )
  }
  if (error) throw error
}
