import type { UiMessage } from '@collect/contract'
import type { ScreenKey } from './screen-key.ts'

/** A text before the language is known. `wordsIn` formats it. */
export type Words =
  | { readonly say: 'text'; readonly key: ScreenKey; readonly values?: Readonly<Record<string, Words>> }
  /** A text whose `{parts}` are joined with "or" (CARD-HEADER-2). */
  | { readonly say: 'parts'; readonly key: ScreenKey; readonly parts: readonly Words[] }
  | { readonly say: 'message'; readonly message: UiMessage }
  /** A key built at run time, and `instead` if the catalogue lacks it (docs/contract/messages.md §4). */
  | {
      readonly say: 'found'
      readonly key: `${'settings' | 'two-step' | 'consent.scope' | 'forms'}.${string}`
      readonly instead: string | Words
    }
  /** A date in long style (DATE-STYLE-1). */
  | { readonly say: 'date'; readonly seconds: number }
  /** A fixed text: a name, an address. */
  | { readonly say: 'plain'; readonly text: string }

export const text = (key: ScreenKey, values?: Readonly<Record<string, Words>>): Words => ({ say: 'text', key, values })
export const plain = (words: string): Words => ({ say: 'plain', text: words })
export const message = (said: UiMessage): Words => ({ say: 'message', message: said })

/** The formatting functions; the formatter of `@collect/messages` has them. */
export interface Speaker {
  text(key: ScreenKey, values?: Readonly<Record<string, string>>): string
  find(key: Extract<Words, { say: 'found' }>['key']): string | undefined
  message(said: UiMessage): string
  date(value: Date): string
}

/** Formats a text in the speaker's language. */
export function wordsIn(speaker: Speaker, words: Words): string {
  switch (words.say) {
    case 'text':
      return speaker.text(words.key, words.values && valuesIn(speaker, words.values))
    case 'parts': {
      const parts = words.parts.map((part) => wordsIn(speaker, part))
      const [before, last] = [parts.slice(0, -1).join(', '), parts.at(-1) ?? '']
      return speaker.text(words.key, { parts: before ? `${before} ${speaker.text('misc.or')} ${last}` : last })
    }
    case 'message':
      return speaker.message(words.message)
    case 'found':
      return (
        speaker.find(words.key) ?? (typeof words.instead === 'string' ? words.instead : wordsIn(speaker, words.instead))
      )
    case 'date':
      return speaker.date(new Date(words.seconds * 1000))
    case 'plain':
      return words.text
  }
}

const valuesIn = (speaker: Speaker, values: Readonly<Record<string, Words>>) =>
  Object.fromEntries(Object.entries(values).map(([name, words]) => [name, wordsIn(speaker, words)]))
