import { expect, test } from 'vitest'
import { faultsIn } from './faults.mjs'

test.each([
  ['en', 'This sentence has far too many words in it for a user who reads it on a telephone.', '18 words'],
  ['en', 'We sent you an e-mail.', 'say email'],
  ['en', 'The mail is on its way.', 'say email'],
  ['en', 'Log in to go on.', 'say sign in'],
  ['en', 'Nobody knows.', 'say the user'],
  ['de', 'Ihre E-Mail-Adresse', 'say E‑Mail'],
  ['de', 'Der Login ging nicht.', 'say Anmeldung'],
  ['es', 'Tu email', 'say correo'],
  ['fr', 'Votre mail', 'say e-mail'],
  ['nl', 'Je email', 'say e-mail'],
  ['no', 'Din email', 'say e-post'],
  ['en', 'Enter a one-time code.', 'say code'],
  ['de', 'Ihr Kennwort ist falsch.', 'say Passwort'],
  ['es', 'Añade una passkey', 'say llave de acceso'],
  ['fr', 'Veuillez choisir.', 'say an imperative'],
  ['nl', 'Meteen aanmelden', 'say inloggen'],
  ['no', 'Legg til en passkey', 'say passnøkkel'],
  ['pl', 'Dodaj passkey', 'say klucz dostępu'],
  ['pt', 'Abra as configurações.', 'say ajustes'],
  ['sv', 'Lägg till en lösennyckel', 'say passkey'],
])('in %s, "%s" is a fault', (locale, text, said) => {
  expect(faultsIn(locale, { key: text })).toEqual([expect.stringContaining(said)])
})

test('short sentences with the one word for each thing pass', () => {
  expect(
    faultsIn('en', {
      a: 'Enter the code we sent you. Not there? Check Spam.',
      b: 'Wait {minutes, plural, one {# minute} other {# minutes}}, then try again.',
      'dev.mail.empty': 'No mail has been sent yet.',
    }),
  ).toEqual([])
})
