import { once } from 'node:events'
import { openDatabase } from '@collect/storage'

import { layOut } from '../../src/setup/lay-out.ts'

/** Says that it is ready, waits for a line and brings the database up to this release. */
process.stdout.write('ready\n')
await once(process.stdin, 'data')
process.stdin.destroy()
const database = openDatabase(process.argv[2] ?? '')
await layOut(database, Date.UTC(2026, 2, 4))
await database.close()
