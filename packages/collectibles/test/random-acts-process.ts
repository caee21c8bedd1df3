import { createInterface } from 'node:readline'
import { openDatabase } from '@collect/storage'

import { createActs } from '../src/acts/act.ts'
import { createJobRunner } from '../src/jobs/job-runner.ts'
import { deleteUsedJob } from '../src/shelves/delete-used.ts'
import { undoJob } from '../src/undo/undo-job.ts'
import { runRandomAct, type RandomAct } from './random-act.ts'

/** Runs the acts of its input, one a line, and tells each, until the input ends or a test kills the process. */
const database = openDatabase(process.argv[2] ?? '')
const acts = createActs(database, Date.now)
const runner = createJobRunner({
  database,
  kinds: { undo: undoJob(acts), delete_used: deleteUsedJob(acts) },
  now: Date.now,
  onFault(error) {
    throw error
  },
})
for await (const line of createInterface(process.stdin)) {
  await runRandomAct(database, JSON.parse(line) as RandomAct) // the test wrote it
  await runner.wake()
  process.stdout.write('done\n')
}
await database.close()
