import { readdirSync, readFileSync } from 'node:fs'

/** The processes that a process has started and that run now, by their ids. */
export function childrenOf(pid: number | undefined): readonly number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((child) => {
      try {
        return readFileSync(`/proc/${child}/stat`, 'utf8').split(') ')[1]?.split(' ')[1] === String(pid)
      } catch {
        return false // it has just ended
      }
    })
}
