export type TextProblem = 'control_character' | 'too_long'

export type TextReading = { readonly text: string } | { readonly problem: TextProblem }

/** Maximum lengths in code points (docs/contract/collectibles.md §1, Text). */
export const textLengths = { name: 200, line: 200, notes: 10_000, message: 2_000, tag: 40 } as const

/**
 * Reads text as a user typed it: in NFC, without space at its ends. Control characters are refused, but for the line
 * breaks of long texts.
 */
export function readPlainText(typed: string, kind: keyof typeof textLengths): TextReading {
  const hasLines = kind === 'notes' || kind === 'message'
  const text = typed.replaceAll('\r\n', '\n').toWellFormed().normalize('NFC').trim()
  if (hasLines ? /[^\P{Cc}\n]/u.test(text) : /\p{Cc}/u.test(text)) return { problem: 'control_character' }
  return [...text].length > textLengths[kind] ? { problem: 'too_long' } : { text }
}
