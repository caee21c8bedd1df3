import { sql } from 'kysely'
import { openDatabase, type Migrations } from '../src/index.ts'

/** Every migration adds a row, so a second run would show. */
const migrations: Migrations = {
  '001_init': {
    async up(db) {
      await db.schema.createTable('marks').addColumn('migration', 'text').execute()
      await sql`insert into marks values ('001')`.execute(db)
    },
  },
  '002_more': {
    async up(db) {
      await sql`insert into marks values ('002')`.execute(db)
    },
  },
}

const database = openDatabase(process.argv[2] ?? '')
await database.migrate('room', migrations)
await database.close()
