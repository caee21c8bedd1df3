import type { Chunk } from './built-chunks.ts'

/** Every chunk with `EVERY_CHUNK=1`, else those of these names: one of each kind. */
export const chosenChunks = (chunks: readonly Chunk[], names: readonly string[]): readonly Chunk[] =>
  process.env['EVERY_CHUNK'] ? chunks : chunks.filter(({ name }) => names.includes(name))
