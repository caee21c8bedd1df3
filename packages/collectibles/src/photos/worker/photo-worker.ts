import { setPriority } from 'node:os'

import { makeSizes } from './make-sizes.ts'
import { ready, type Work } from './work.ts'

// Requests of users come before pictures.
setPriority(10)

process.on('message', (work: Work) => {
  void makeSizes(work).then((answer) => process.send?.(answer))
})
process.send?.(ready)
// The service has ended.
process.on('disconnect', () => process.exit())
