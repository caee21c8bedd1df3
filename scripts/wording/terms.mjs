/**
 * What the texts of a language may not say, and what they say instead: a second word for a thing, a spelling, a form
 * of address, a word for machines.
 *
 * @type {Readonly<Record<string, readonly (readonly [word: RegExp, instead: string])[]>>}
 */
export const terms = {
  en: [
    [/\be-mail/i, 'email'],
    [/(?<![\w-])mail(?:s|ed)?\b/i, 'email'],
    [/\b(?:log(?:s|ged)? (?:in|out)|login|logout)\b/i, 'sign in, sign out'],
    [/\b(?:whoever|nobody|somebody)\b/i, 'the user, or no subject'],
    [/\b(?:one-time code|recovery codes)\b/i, 'code, backup codes'],
    [/\b(?:way to sign in|ways in|choose another way)/i, 'sign-in method'],
    [/\bapplications?\b/i, 'app'],
    [/\b(?:objects?|pieces?)\b/i, 'item'],
    [/\brobots?\b/i, 'security check'],
    [
      /\b(?:colour|favour|behaviour|centre|catalogue|grey)|(?:cancell|recognis|organis|authoris|customis)(?:ed?|ing|ation)/i,
      'the spelling of the United States',
    ],
    [
      /\b(?:cannot|(?:is|are|was|do|does|did|have|has|could|will|would) not|(?:it|that) is|(?<!who )you are|they are|we have|we will)\b/i,
      'a contraction',
    ],
    [
      /\b(?:prove itself|looks after|lies in|out of (?:step|reach)|our mistake|has left|whole shelf)\b/i,
      'what happens, without a person',
    ],
  ],
  de: [
    [/\bE-Mail/, 'E‑Mail with a hyphen that does not break'],
    [/\bEmail\b/, 'E‑Mail'],
    [/\bLogin\b|\beinloggen\b/i, 'Anmeldung, anmelden'],
    [/\bKennwort/i, 'Passwort'],
    [/\bKnopf\b/, 'Schaltfläche'],
    [/\banderen Weg\b/, 'andere Methode'],
    [/\b(?:Zugangsschlüssel|Hauptschlüssel)/i, 'Passkey'],
    [/\bAnwendung/, 'App'],
    [/\bbeantrag/i, 'anfordern, bitten'],
    [/\boder [^.,?]* oder [^.,?]* oder\b/i, 'a list with commas'],
    [/\bsich bestätigen\b/i, 'die Anmeldung bestätigen'],
  ],
  es: [
    [/\be-?mail\b/i, 'correo'],
    [/\blogin\b/i, 'iniciar sesión'],
    [/\b(?:passkeys?|claves? de acceso)\b/i, 'llave de acceso'],
    [/\bcódigos? de (?:reserva|copia)/i, 'código de respaldo'],
    [/\b(?:usted|su cuenta|vuelva|envíe(?:lo)?|introduzca|elija|escriba)\b/i, 'tú, tu cuenta'],
    [/\b(?:introduc|introduj|ingres)/i, 'escribir'],
    [/\b(?:formas? de (?:iniciar sesión|entrar|acceso)|elige otra forma)/i, 'método de acceso'],
    [/8 caracteres/i, '8 dígitos'],
  ],
  fr: [
    [/(?<![\w-])(?:e?mails?|courriels?)\b/i, 'e-mail'],
    [/\blogin\b/i, 'connexion'],
    [/\bpasskeys?\b/i, 'clé d’accès'],
    [/\bveuillez\b/i, 'an imperative alone'],
    [/\b(?:moyens? de (?:connexion|vous connecter)|autre moyen)\b/i, 'méthode de connexion'],
    [/\busage unique\b/i, 'code'],
    [/8 caractères/i, '8 chiffres'],
    [/\b(?:a rejoint|a quitté)\b/i, 'what happens, without a person'],
    [/vous vous êtes connecté(?!\p{L})/iu, 'words without the gender of the reader'],
  ],
  nl: [
    [/\bemail\b/i, 'e-mail'],
    [/(?<![\w-])mails?\b/i, 'e-mail'],
    [/\b(?:aanmeld(?:en|ing)|login\b)/i, 'inloggen'],
    [/\b(?:toegangssleutel|paskey)/i, 'passkey'],
    [/\b(?:manier(?:en)? (?:om|waarop) (?:in te loggen|je inlogt)|andere manier\.)/i, 'inlogmethode'],
    [/8 tekens/i, '8-cijferig'],
  ],
  no: [
    [/\be-?mail\b/i, 'e-post'],
    [/\b(?:passkey|tilgangsnøkkel)/i, 'passnøkkel'],
    [/\blogge? på\b/i, 'logge inn'],
    [/\bhøyst\b/i, 'maksimalt'],
    [/\btrinnet\b/i, 'steg'],
    [/8 tegn/i, '8-sifret'],
  ],
  pl: [
    [/\bemail\b/i, 'e-mail'],
    [/\bpasskey/i, 'klucz dostępu'],
    [/\bkod(?:y|ów)? (?:awaryjn|odzyskiwania konta)/i, 'kod zapasowy'],
    [/(?<!\p{L})proszę/iu, 'an imperative alone'],
    [/\bkod\S* jednorazow/i, 'kod'],
    [/8-znakow/i, '8-cyfrowy'],
  ],
  pt: [
    [/\bemail\b/i, 'e-mail'],
    [/\b(?:passkeys?|palavra-passe)\b/i, 'chave de acesso, senha'],
    [/\b(?:configurações|definições)\b/i, 'ajustes'],
    [/\b(?:login|cadastro)\b/i, 'entrar, criar conta'],
    [/\baplicaç(?:ão|ões)/i, 'aplicativo'],
    [/\b(?:formas? de (?:entrar|acesso)|escolha outra forma)/i, 'método de acesso'],
    [/8 caracteres/i, '8 dígitos'],
  ],
  sv: [
    [/\be-?mail\b/i, 'e-post'],
    [/\b(?:lösennyckel|nyckelkod)/i, 'passkey'],
    [/(?<![\w-])mail\b/i, 'mejl'],
    [/\bkoppla från\b/i, 'koppla bort'],
    [/\bkod via e-post\b/i, 'kod via mejl'],
    [/8 tecken/i, '8-siffrig'],
  ],
}

/** Keys whose words are names of things outside of the product, or which speak to developers, with the reason. */
export const names = new Map([
  ['profile.email-trait', 'the name of a trait'],
  ['4000040', 'an address as an example'],
])
