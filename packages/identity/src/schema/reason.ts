import { reasonTexts } from '@collect/messages'

const say = reasonTexts('en')

/** The sentences behind 4000001, which has no words of its own. */
export const reason = {
  unprintable: () => say('reason.unprintable'),
  unknownTrait: (name: string) => say('reason.unknownTrait', { name: name.slice(0, 100) }),
  choice: (choices: readonly unknown[]) =>
    say('reason.choice', { choices: choices.slice(0, 20).map(String).join(', ') }),
  format: (format: string) => say('reason.format', { format }),
  rule: () => say('reason.rule'),
}
