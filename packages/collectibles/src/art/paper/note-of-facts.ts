import type { DrawnItem } from '../drawn-item.ts'
import { anyNote, type NoteDesign } from './note.ts'

/** The main colors of euro banknotes by value, which are the same in both series. */
const euroColours: Readonly<Record<string, NoteDesign['colours']>> = {
  5: ['#dedfd8', '#555b58', '#8c6722'],
  10: ['#efd9d0', '#a8342a', '#7a4120'],
  20: ['#d5e0ea', '#2f5f86', '#26384f'],
  50: ['#f0dcc0', '#b8642a', '#7c3b2c'],
  100: ['#d8e6d4', '#3f6d4e', '#1f5763'],
  200: ['#efe6c0', '#8d6b24', '#7a5238'],
  500: ['#e4d7e8', '#6b3f7a', '#3c2d57'],
}

/** A banknote with the value that its facts name. */
export function noteOfFacts({ seed, look, attrs }: DrawnItem): NoteDesign {
  const plain = anyNote(seed, look)
  const [, value, currency] = /^(\d{1,4}) ?(\S*)/.exec(attrs['denomination'] ?? '') ?? []
  if (value === undefined) return plain
  const colours = currency === 'euro' ? euroColours[value] : undefined
  return { ...plain, value, ...(colours && { colours }) }
}
