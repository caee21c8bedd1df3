import type { SampleWords } from '../samples/sample-words.ts'
import type { Fact, FieldValue, ItemSummary } from '../wire/index.ts'

type Texts = Readonly<Record<string, string>>

/** A sample in the language of the words; without words in English. Other items stay as they are. */
export function translated<Piece extends ItemSummary & { readonly story?: string; readonly facts?: readonly Fact[] }>(
  piece: Piece,
  words: SampleWords | undefined,
): Piece {
  if (!words || !piece.sample) return piece
  // A database may hold samples of another release, which these words do not know.
  const names: Texts = words.names
  const stories: Texts = words.stories
  const phrases: Texts = words.phrases
  const phraseOf = (value: FieldValue) => (typeof value === 'string' ? (phrases[value] ?? value) : value)
  return {
    ...piece,
    name: names[piece.id] ?? piece.name,
    caption: phrases[piece.caption] ?? piece.caption,
    ...(piece.story !== undefined && { story: stories[piece.id] ?? piece.story }),
    ...(piece.facts && { facts: piece.facts.map((fact) => ({ ...fact, value: phraseOf(fact.value) })) }),
  }
}
