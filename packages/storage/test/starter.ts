import { sql } from 'kysely'
import { openDatabase, type Migrations } from '../src/index.ts'

/** Every migration leaves a mark, so a second run of it would show. */
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
