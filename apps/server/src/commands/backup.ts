import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { openDatabase } from '@collect/storage'
import { readEnvironment } from '../environment/read-environment.ts'

/** `npm run backup -- <file>`: copies the database into a new file while the app is running. */
async function backup(target: string | undefined): Promise<string> {
  const { databaseUrl } = readEnvironment(process.env)
  if (target === undefined) return 'Say where to: npm run backup -- <file>'
  if (!databaseUrl.startsWith('file:')) return 'DATABASE_URL is a PostgreSQL server: use its own pg_dump.'
  const source = databaseUrl.slice('file:'.length)
  if (!existsSync(source)) return `There is no database at ${source} yet.`
  const file = resolve(target)
  // Never overwrite an older backup.
  if (existsSync(file)) return `${file} exists already; name a new file.`
  const database = openDatabase(databaseUrl)
  await database.backup(file)
  await database.close()
  process.stdout.write(`The database is copied to ${file}\n`)
  return ''
}

try {
  const problem = await backup(process.argv[2])
  if (problem) process.stderr.write(`${problem}\n`)
  process.exitCode = problem ? 1 : 0
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}.\n`)
  process.exitCode = 1
}
