import type { errors as english } from '../en/errors.ts'
import type { Translation } from '../translation.ts'

export const errors = {
  'error.title': 'Noe gikk galt',
  'error.title-not-found': 'Siden finnes ikke',
  'error.title-internal-server-error': 'Feilen ligger hos oss',
  'error.title.what-happened': 'Hva skjedde?',
  'error.title.what-can-i-do': 'Hva kan jeg gjøre?',
  'error.client': 'Forespørselen kunne ikke utføres slik den ble sendt.',
  'error.server': 'Vi klarte ikke å utføre forespørselen.',
  'error.instructions':
    'Prøv igjen om noen minutter. Kontakt oss hvis feilen vedvarer, og ta med opplysningene nedenfor.',
  'error.instructions.no-details': 'Prøv igjen om noen minutter. Kontakt oss hvis feilen vedvarer.',
  'error.support-email-link': 'Kontakt {contactSupportEmail}',
  'error.footer.text': 'Opplysninger til feilrapporten din',
  'error.footer.copy': 'Kopier opplysningene',
  'error.footer.copied': 'Kopiert',
  'error.id': 'ID',
  'error.time': 'Tidspunkt',
  'error.message': 'Melding',
  'error.correlation': 'Forespørsel',
  'error.line': '{label}: {value}',
  'error.action.go-back': 'Gå tilbake',
  'error.not-found.description': 'Det er ingenting på denne adressen.',

  'flow.loading': 'Laster inn …',
  'flow.not-found': 'Siden kunne ikke åpnes',
  'flow.back-home': 'Til forsiden',
  'flow.start-again': 'Start på nytt',
  'flow.expired': 'Siden sto åpen for lenge, så vi startet på nytt.',
  'flow.expires-soon':
    'Siden utløper om to minutter. Hvis du fornyer den, beholdes det du har skrevet, unntatt passord.',
  'flow.renew': 'Forny siden',
  'flow.restarted': 'Noe stemte ikke, så vi startet på nytt. Prøv en gang til.',
  'flow.cookies-off':
    'Nettleseren sender ingen informasjonskapsler tilbake til oss. Tillat informasjonskapsler for dette nettstedet, og start på nytt.',
  'flow.lost': 'Vi fant ikke siden, heller ikke da vi startet på nytt.',
  'flow.unavailable': 'Tjenesten for innlogging og kontoer svarer ikke akkurat nå. Prøv igjen om noen minutter.',
  'flow.unreachable': 'Du ser ut til å være frakoblet. Det du har skrevet er fortsatt her, unntatt passord og koder.',
  'flow.try-again': 'Prøv igjen',
  'flow.disabled': 'Denne funksjonen er slått av her.',

  'wire.unknown-status': 'Tjenesten ga et ukjent svar. Prøv igjen om noen minutter.',
  'wire.unreachable':
    'Kan ikke kalle API-endepunktet. Kontroller at CORS er satt opp riktig, og at SDK-adressen er gyldig.',
  'wire.undecodable': 'Svaret fra tjenesten kunne ikke leses. Prøv igjen om noen minutter.',
  'wire.content-type': 'Tjenesten sendte noe som denne siden ikke kan vise. Prøv igjen om noen minutter.',
  'wire.unsupported': 'Tjenesten ba om noe som denne siden ikke kan gjøre. Begynn på nytt.',
} satisfies Translation<typeof english>
