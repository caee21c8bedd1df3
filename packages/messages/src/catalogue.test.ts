import { MessageId } from '@collect/contract'
import { expect, test } from 'vitest'
import { everyLanguage } from './languages.ts'

const english = everyLanguage.en

/** These show the text that the service sends (docs/contract/messages.md §1, §2). */
const withoutText: ReadonlySet<number> = new Set([MessageId.labelPlain, MessageId.consentLabel])

test.each(Object.entries(MessageId).filter(([, id]) => !withoutText.has(id)))('%s has a text', (_name, id) => {
  expect(english.messages[id]).toMatch(/\S/)
})

test('no text holds a mark-up character or a stray space', () => {
  for (const text of [...Object.values(english.texts), ...Object.values(english.messages)]) {
    expect(text).not.toMatch(/[<>]| {2}|^\s|\s$/)
  }
})
