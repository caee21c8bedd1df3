// What the catalogues may not say (docs/translating.md): long English sentences, two words for one thing.

/** English words of one sentence, at most. Most sentences have twelve or fewer. */
const most = 15

/** Longer sentences, with the reason. */
const longer = new Map([
  ['wire.unreachable', 'the rules quote it'],
  ['mail.first-proof.text', 'it lists what was removed, in a mail'],
  ['mail.guessed.text', 'the two events belong together, in a mail'],
  ['consent.foreign', 'the reason belongs to what did not happen'],
])

/** Words of each language that stand for a thing which has another word everywhere else. */
const never = {
  en: [
    [/\be-mail/i, 'email'],
    [/(?<![\w-])mails?\b/i, 'email'],
    [/\b(?:log in|login)\b/i, 'sign in'],
    [/\b(?:whoever|nobody|somebody)\b/i, 'the user, or no subject'],
    [/\b(?:one-time code|recovery codes)\b/i, 'code, backup codes'],
  ],
  de: [
    [/\bE-Mail/, 'E‑Mail with a hyphen that does not break'],
    [/\bEmail\b/, 'E‑Mail'],
    [/\bLogin\b|\beinloggen\b/i, 'Anmeldung, anmelden'],
    [/\bKennwort/i, 'Passwort'],
    [/\bKnopf\b/, 'Schaltfläche'],
    [/\banderen Weg\b/, 'andere Methode'],
    [/\b(?:Zugangsschlüssel|Hauptschlüssel)/i, 'Passkey'],
  ],
  es: [
    [/\be-?mail\b/i, 'correo'],
    [/\blogin\b/i, 'iniciar sesión'],
    [/\b(?:passkeys?|claves? de acceso)\b/i, 'llave de acceso'],
    [/\bcódigos? de (?:reserva|copia)/i, 'código de respaldo'],
    [/\b(?:usted|su cuenta)\b/i, 'tú, tu cuenta'],
  ],
  fr: [
    [/(?<![\w-])(?:e?mails?|courriels?)\b/i, 'e-mail'],
    [/\blogin\b/i, 'connexion'],
    [/\bpasskeys?\b/i, 'clé d’accès'],
    [/\bveuillez\b/i, 'an imperative alone'],
  ],
  nl: [
    [/\bemail\b/i, 'e-mail'],
    [/\baanmelden\b/i, 'inloggen'],
    [/\b(?:toegangssleutel|paskey)/i, 'passkey'],
  ],
  no: [
    [/\be-?mail\b/i, 'e-post'],
    [/\b(?:passkey|tilgangsnøkkel)/i, 'passnøkkel'],
    [/\blogge? på\b/i, 'logge inn'],
  ],
  pl: [
    [/\bemail\b/i, 'e-mail'],
    [/\bpasskey/i, 'klucz dostępu'],
    [/\bkod(?:y|ów)? (?:awaryjn|odzyskiwania konta)/i, 'kod zapasowy'],
  ],
  pt: [
    [/\bemail\b/i, 'e-mail'],
    [/\b(?:passkeys?|palavra-passe)\b/i, 'chave de acesso, senha'],
    [/\b(?:configurações|definições)\b/i, 'ajustes'],
  ],
  sv: [
    [/\be-?mail\b/i, 'e-post'],
    [/\b(?:lösennyckel|nyckelkod)/i, 'passkey'],
    [/(?<![\w-])mail\b/i, 'mejl'],
    [/\bkoppla från\b/i, 'koppla bort'],
  ],
}

/** Keys whose words are names of things outside of the product, with the reason. */
const names = new Map([
  ['input.code-missing', 'the rules quote it'],
  ['profile.email-trait', 'the name of a trait'],
  [4000040, 'an address as an example'],
])

/** The sentences of a text. A value, or a choice of ICU, counts as one word. */
function sentencesOf(text) {
  let plain = text
  for (let before; before !== plain;) {
    before = plain
    plain = plain.replaceAll(/\{[^{}]*\}/g, 'X')
  }
  return plain.split(/(?<=[.!?:])\s+/)
}

const wordsIn = (sentence) => sentence.trim().split(/\s+/).filter(Boolean).length

/**
 * @param {string} locale
 * @param {Readonly<Record<string, string>>} texts by key or number
 * @returns {string[]} one line for each fault
 */
export function faultsIn(locale, texts) {
  const found = []
  for (const [key, text] of Object.entries(texts)) {
    if (locale === 'en' && !longer.has(key))
      for (const sentence of sentencesOf(text))
        if (wordsIn(sentence) > most)
          found.push(`${locale} ${key}: ${wordsIn(sentence)} words, at most ${most}: ${sentence}`)
    if (names.has(key) || names.has(Number(key)) || key.startsWith('dev.')) continue
    // Without placeholders and the cases of an ICU choice.
    const said = text.replaceAll(/\{\w+\}/g, '').replaceAll(/\w+ ?(?=\{)/g, '')
    for (const [word, instead] of never[locale])
      if (word.test(said)) found.push(`${locale} ${key}: ${word.exec(said)[0]}; say ${instead}: ${text.slice(0, 80)}`)
  }
  return found
}
