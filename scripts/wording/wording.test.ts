import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { faultsIn } from './faults.mjs'
import { quoted } from './quoted.mjs'

const said = (locale: string, text: string, key = 'key', english = text) =>
  faultsIn(locale, { [key]: text }, { [key]: english })

describe('a word that another word stands for is a fault', () => {
  test.each([
    ['en', 'We sent you an e-mail.', 'say email'],
    ['en', 'The mail is on its way.', 'say email'],
    ['en', 'Use a mailed code.', 'say email'],
    ['en', 'Log in to go on.', 'say sign in'],
    ['en', 'You can log out here.', 'say sign in, sign out'],
    ['en', 'Nobody knows.', 'say the user'],
    ['en', 'Enter a one-time code.', 'say code'],
    ['en', 'Add a way to sign in.', 'say sign-in method'],
    ['en', 'Go back to the application.', 'say app'],
    ['en', 'Open an object you like.', 'say item'],
    ['en', 'Pass the check for robots.', 'say security check'],
    ['en', 'The request was cancelled.', 'say the spelling'],
    ['en', "A device we don't recognise.", 'say the spelling'],
    ['en', 'Choose your colours.', 'say the spelling'],
    ['en', 'This code cannot be used.', 'say a contraction'],
    ['en', 'You are signed in.', 'say a contraction'],
    ['en', 'It has left your collection.', 'say what happens'],
    ['de', 'Ihre E-Mail-Adresse', 'say E‑Mail'],
    ['de', 'Der Login ging nicht.', 'say Anmeldung'],
    ['de', 'Ihr Kennwort ist falsch.', 'say Passwort'],
    ['de', 'Zurück zur Anwendung', 'say App'],
    ['de', 'Sie haben die Löschung beantragt.', 'say anfordern'],
    ['de', 'Mit A oder B oder C oder D', 'say a list'],
    ['es', 'Tu email', 'say correo'],
    ['es', 'Añade una passkey', 'say llave de acceso'],
    ['es', 'Vuelva atrás.', 'say tú'],
    ['es', 'Introduce el código.', 'say escribir'],
    ['es', 'Añade otra forma de iniciar sesión.', 'say método de acceso'],
    ['es', 'Un código de 8 caracteres', 'say 8 dígitos'],
    ['fr', 'Votre mail', 'say e-mail'],
    ['fr', 'Veuillez choisir.', 'say an imperative'],
    ['fr', 'Ajoutez un moyen de connexion.', 'say méthode de connexion'],
    ['fr', 'Un code à usage unique', 'say code'],
    ['fr', 'Il a rejoint la collection.', 'say what happens'],
    ['fr', 'Vous vous êtes connecté ici.', 'say words without the gender'],
    ['nl', 'Je email', 'say e-mail'],
    ['nl', 'Deze mail', 'say e-mail'],
    ['nl', 'Meteen aanmelden', 'say inloggen'],
    ['nl', 'Een manier om in te loggen', 'say inlogmethode'],
    ['no', 'Din email', 'say e-post'],
    ['no', 'Legg til en passkey', 'say passnøkkel'],
    ['no', 'Bruk høyst fem.', 'say maksimalt'],
    ['pl', 'Dodaj passkey', 'say klucz dostępu'],
    ['pl', 'Proszę wrócić.', 'say an imperative'],
    ['pl', 'Kod jednorazowy', 'say kod'],
    ['pt', 'Abra as configurações.', 'say ajustes'],
    ['pt', 'Volte à aplicação.', 'say aplicativo'],
    ['pt', 'O login falhou.', 'say entrar'],
    ['sv', 'Lägg till en lösennyckel', 'say passkey'],
    ['sv', 'En kod via e-post', 'say kod via mejl'],
  ])('in %s: %s', (locale, text, fault) => {
    expect(said(locale, text)).toEqual([expect.stringContaining(fault)])
  })
})

test('an English sentence of more than twelve words is a fault, and so is each one of a text', () => {
  const long = 'This sentence has far too many words in it for a phone.'
  expect(said('en', long)).toEqual([])
  expect(said('en', `Short. Even so, ${long}`)).toEqual([expect.stringContaining('14 words, at most 12: Even so')])
  expect(said('de', `Even so, ${long}`)).toEqual([])
})

test('a sentence that docs/rules.md quotes is unchanged in English, and free in other languages', () => {
  expect(said('en', 'Sign out', 'menu.logout')).toEqual(['en menu.logout: PROFILE-PAGE-1 quotes: Logout'])
  expect(said('en', 'Logout', 'menu.logout')).toEqual([])
  expect(said('de', 'Abmelden', 'menu.logout', 'Logout')).toEqual([])
})

test.each(quoted)('%s quotes the text of %s', (rule, _key, text) => {
  const rules = readFileSync(join(import.meta.dirname, '../../docs/rules.md'), 'utf8')
  const line = rules.split('\n').find((one) => one.includes(`**${rule}**`)) ?? ''
  // A value has a name of its own there.
  const pieces = text.split(/\{\w+\}/)
  expect(pieces.filter((piece) => !line.includes(piece))).toEqual([])
})

test.each([
  ['de', 'navigation.shop', 'Einkaufsladen', 'a tab of the bottom bar holds 12'],
  ['pl', 'settings.act.set-up', 'Skonfiguruj to', 'the button of a row holds 12'],
  ['sv', 'settings.part.two-step', 'Tvåstegsverifiering', 'a chip of the index holds 16'],
  ['de', 'forms.input.placeholder.x', 'Einen Namen für diesen Schlüssel eingeben', 'an empty field holds 27'],
  [
    'fr',
    'input.placeholder',
    'Saisissez ici votre {placeholder}',
    'the words beside a label in an empty field holds 16',
  ],
  ['fr', 'menu.settings', 'Les paramètres de ce compte', 'an entry of the menu holds 22'],
  ['de', 'item.add', 'Dieses Objekt jetzt in meine Sammlung legen', 'a button of one line holds 32'],
  ['es', 'logout.reject-button', 'Quiero mantener la sesión', 'one of two buttons side by side holds 20'],
])('in %s, a text that is too long for its place is a fault: %s', (locale, key, text, fault) => {
  expect(said(locale, text, key)).toEqual([expect.stringContaining(fault)])
})

test('a word that no phone holds is a fault, in a heading sooner', () => {
  const word = 'Wiederherstellungscodes'
  expect(said('de', word)).toEqual([])
  expect(said('de', word, 'recovery.title')).toEqual([expect.stringContaining('a word of 23 letters, at most 20')])
  expect(said('de', `${word}kette`)).toEqual([expect.stringContaining('a word of 28 letters, at most 26')])
})

test('a translation that is far longer than English is a fault', () => {
  const english = 'Enter the code.'
  expect(said('nl', 'Vul de code in die we je hebben gestuurd.', 'key', english)).toEqual([])
  const told = 'Vul de code in die we je hebben gestuurd naar je e-mailadres.'
  expect(said('nl', told, 'key', english)).toEqual([expect.stringContaining('61 letters for 15 in English')])
})

test('a sentence that names a button by another name is a fault', () => {
  const english = { act: 'Choose “Keep my account”.', button: 'Keep my account' }
  const called = (act: string) => faultsIn('nl', { act, button: 'Mijn account houden' }, english)
  expect(called('Kies ‘Mijn account houden’.')).toEqual([])
  expect(called('Kies ‘Mijn account behouden’.')).toEqual([expect.stringContaining('is called Mijn account houden')])
})

test('short sentences with the one word for each thing pass', () => {
  const texts = {
    a: 'Enter the code we sent you. Not there? Check Spam.',
    b: 'Wait {minutes, plural, one {# minute} other {# minutes}}, then try again.',
    'dev.mail.empty': 'No mail has been sent yet.',
  }
  expect(faultsIn('en', texts, texts)).toEqual([])
})
