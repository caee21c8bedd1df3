export type TextProblem = 'control_character' | 'too_long'

export type TextReading = { readonly text: string } | { readonly problem: TextProblem }

/** Maximum lengths in code points (docs/contract/collectibles.md §1, Text). */
export const textLengths = { name: 200, line: 200, link: 2_000, notes: 10_000, message: 2_000, tag: 40 } as const

/** Whether a text has control characters, which no text may have. Long texts have line breaks. */
export const hasControlCharacter = (text: string, { hasLines }: { readonly hasLines: boolean }): boolean =>
  (hasLines ? /[^\P{Cc}\n]/u : /\p{Cc}/u).test(text)

/**
 * Reads text as a user typed it: in NFC, without space at its ends. Control characters are refused, but for the line
 * breaks of long texts.
 */
export function readPlainText(typed: string, kind: keyof typeof textLengths): TextReading {
  const hasLines = kind === 'notes' || kind === 'message'
  const text = typed.replaceAll('\r\n', '\n').toWellFormed().normalize('NFC').trim()
  if (hasControlCharacter(text, { hasLines })) return { problem: 'control_character' }
  return [...text].length > textLengths[kind] ? { problem: 'too_long' } : { text }
}
