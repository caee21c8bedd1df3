import { readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'

import { makeSizes } from '../../src/photos/worker/make-sizes.ts'
import { ready, type Work } from '../../src/photos/worker/work.ts'

/** A worker whose decoder has faults: a picture says at its end which one. */
process.on('message', (work: Work) => {
  void obey(work)
})
process.send?.(ready)
process.on('disconnect', () => process.exit())

async function obey(work: Work): Promise<void> {
  const picture = await readFile(work.picture, 'latin1')
  if (picture.endsWith('MOOD-die')) process.kill(process.pid, 'SIGSEGV')
  // A thread that waits for ever answers as little as one that computes, and leaves the processor to other tests.
  if (picture.endsWith('MOOD-hang')) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
  if (picture.endsWith('MOOD-wait')) await pause(3000)
  process.send?.(await makeSizes(work))
}
