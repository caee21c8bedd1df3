import { existsSync, readFileSync } from 'node:fs'

const golden = new URL('../../../packages/contract/golden/', import.meta.url)

/** The golden flow of a screen of the gallery, by the screen's path. */
export function flowInGallery(path: string): unknown {
  const [, , , kind = '', name = ''] = path.split('/')
  const byHand = new URL(`handmade/${kind}/${name.replace(/-by-hand$/, '')}.json`, golden)
  const recorded = new URL(`${kind}/${name}.json`, golden)
  return JSON.parse(readFileSync(existsSync(recorded) ? recorded : byHand, 'utf8'))
}
