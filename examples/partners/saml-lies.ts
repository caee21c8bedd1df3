// The lies of the SAML partner: answers that an app must refuse, each for its own reason.
import type { Person } from './people.ts'
import { assertionOf, responseOf, signedAssertion, type SamlWords } from './saml-answer.ts'
import { newSamlKey, type SamlKey } from './saml-key.ts'
import { saml } from './saml-names.ts'
import { networkTroubles } from './trouble.ts'

export const samlTroubles = {
  ...networkTroubles,
  denied: 'Every user refuses.',
  'no-email': 'The partner knows no e-mail.',
  'other-issuer': 'The answer names another provider.',
  unsigned: 'The answer has no signature.',
  'wrong-key': 'A key that the metadata does not name signs the answer.',
  sha1: 'The signature is made with SHA-1.',
  changed: 'The name of the user is changed after the signature.',
  wrapped: 'A forged assertion stands before the signed one.',
  old: 'The user signed in two hours ago.',
  replay: 'The answer has the assertion of the sign-in before.',
  'other-audience': 'The answer is for another app.',
  'other-recipient': 'The answer is for another address of the app.',
  'other-request': 'The answer is one to another request.',
  'no-subject': 'The user has no name (NameID).',
  'new-subject': 'The name of the user is another one at each sign-in (format transient).',
} as const

export type SamlTrouble = keyof typeof samlTroubles

const elsewhere = 'https://elsewhere.example'

/** Makes answers. It keeps the last assertion, which `replay` sends again. */
export function createSamlAnswers(key: SamlKey) {
  const unpublished = newSamlKey()
  let last: string | undefined

  function assertionWith(words: SamlWords, lie: SamlTrouble | undefined): string {
    const assertion = assertionOf(words)
    switch (lie) {
      case 'unsigned':
        return assertion
      case 'wrong-key':
        return signedAssertion(assertion, { key: unpublished })
      case 'sha1':
        return signedAssertion(assertion, { key, isSha1: true })
      case 'changed':
        return signedAssertion(assertion, { key }).replace('</saml:NameID>', '-changed</saml:NameID>')
      case 'wrapped':
        return (
          assertionOf({ ...words, person: { ...words.person, subject: 'forged' } }) +
          signedAssertion(assertion, { key })
        )
      default:
        return signedAssertion(assertion, { key })
    }
  }

  /** The response as XML. Without a user, it says that the sign-in failed. */
  return (frame: Omit<SamlWords, 'person'>, person: Person | undefined, lie?: SamlTrouble): string => {
    if (!person) return responseOf(frame)
    const said = falseWords({ ...frame, person }, lie)
    const assertion = lie === 'replay' && last !== undefined ? last : assertionWith(said, lie)
    last = assertion
    return responseOf(said, assertion)
  }
}

function falseWords(words: SamlWords, lie: SamlTrouble | undefined): SamlWords {
  const { person, at } = words
  switch (lie) {
    case 'no-email':
      return { ...words, person: { ...person, email: '' } }
    case 'other-issuer':
      return { ...words, issuer: elsewhere }
    case 'old':
      return { ...words, at: at - 2 * 60 * 60_000 }
    case 'other-audience':
      return { ...words, audience: elsewhere }
    case 'other-recipient':
      return { ...words, recipient: elsewhere }
    case 'other-request':
      return { ...words, requestId: '_another-request' }
    case 'no-subject':
      return { ...words, person: { ...person, subject: '' } }
    case 'new-subject':
      return { ...words, person: { ...person, subject: `${at}` }, nameFormat: saml.transient }
    default:
      return words
  }
}
