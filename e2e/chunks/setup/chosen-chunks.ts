import type { Chunk } from './built-chunks.ts'

/**
 * Every chunk with `EVERY_CHUNK=1`, else those of these names: one of each kind.
 * @throws for a name that the build does not have any more
 */
export function chosenChunks(chunks: readonly Chunk[], names: readonly string[]): readonly Chunk[] {
  const missing = names.find((wanted) => !chunks.some(({ name }) => name === wanted))
  if (missing) throw new Error(`The build has no chunk "${missing}"; choose another one of its kind`)
  return process.env['EVERY_CHUNK'] ? chunks : chunks.filter(({ name }) => names.includes(name))
}
