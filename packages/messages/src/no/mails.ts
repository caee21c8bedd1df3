import type { mails as english } from '../en/mails.ts'
import type { Translation } from '../translation.ts'

export const mails = {
  'mail.greeting': 'Hei',
  'mail.signature': 'Collect Everything',
  'mail.ignore': 'Har du ikke bedt om dette? Da kan du se bort fra e-posten. Ingenting er endret.',
  'mail.recovery.subject': '{code} er gjenopprettingskoden din',
  'mail.recovery.text': 'Med denne koden kommer du inn på kontoen din igjen:',
  'mail.recovery.unknown.subject': 'Noen prøvde å gjenopprette en konto',
  'mail.recovery.unknown.text':
    'Noen ville gjenopprette en konto med denne adressen, men det finnes ingen slik konto. Var det deg? Prøv en annen adresse.',
  'mail.verification.subject': '{code} er bekreftelseskoden din',
  'mail.verification.text': 'Med denne koden viser du at adressen er din:',
  'mail.verification.link': 'Eller åpne denne siden:',
  'mail.verification.unknown.subject': 'Noen prøvde å bekrefte denne adressen',
  'mail.verification.unknown.text':
    'Noen ville bekrefte denne adressen, men den hører ikke til noen konto. Var det deg? Prøv en annen adresse.',
  'mail.login.subject': '{code} er innloggingskoden din',
  'mail.login.text': 'Med denne koden logger du inn:',
  'mail.registration.subject': '{code} er registreringskoden din',
  'mail.registration.text': 'Med denne koden fullfører du registreringen:',
  'mail.lifetime': 'Koden gjelder i {minutes, plural, one {# minutt} other {# minutter}} og kan bare brukes én gang.',
  'mail.password-changed.subject': 'Passordet ditt er endret',
  'mail.password-changed.text':
    'Passordet til kontoen din er nettopp endret. Var det ikke deg? Gjenopprett kontoen med en gang.',
  'mail.recovery.link': 'Eller åpne denne siden:',
  'mail.duplicate.subject': 'Du har allerede en konto',
  'mail.duplicate.text':
    'Noen prøvde å opprette en konto med adressen din, men det finnes allerede en. Var det deg? Logg inn, eller gjenopprett kontoen hvis du har glemt passordet. Hvis det ikke var deg, trenger du ikke å gjøre noe. Ingenting er endret.',
} satisfies Translation<typeof english>
