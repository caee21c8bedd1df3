import { openDatabase } from '@collect/storage'

import { createJobRunner } from '../src/jobs/job-runner.ts'
import { countingJob } from './counting-job.ts'

/** Runs waiting jobs and tells each step, until a test kills the process. */
const database = openDatabase(process.argv[2] ?? '')
const runner = createJobRunner({
  database,
  kinds: { counting: countingJob(() => process.stdout.write('step\n')) },
  now: Date.now,
  onFault: (error) => process.stderr.write(`${String(error)}\n`),
})
await runner.wake()
await database.close()
