import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** When the start is over, with the first requests, in milliseconds. */
const settled = 30_000

type Collect = (how: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void

/**
 * A start reads and compiles about 3,000 files. While little happens afterwards, V8 keeps the memory of that, which is
 * half of the process. One collection, once, gives it back to the system.
 */
export function giveMemoryBack(after = settled): void {
  setTimeout(() => {
    setFlagsFromString('--expose-gc')
    const collect = runInNewContext('gc') as Collect // the flag exposes it
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  }, after).unref()
}
