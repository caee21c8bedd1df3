import type { errors as english } from '../en/errors.ts'
import type { Translation } from '../translation.ts'

export const errors = {
  'error.title': 'Er is iets misgegaan',
  'error.title-not-found': 'Pagina niet gevonden',
  'error.title-internal-server-error': 'Fout aan onze kant',
  'error.title.what-happened': 'Wat is er gebeurd?',
  'error.title.what-can-i-do': 'Wat kan ik doen?',
  'error.client': 'Het verzoek kon niet worden uitgevoerd zoals het was verstuurd.',
  'error.server': 'Het verzoek kon aan onze kant niet worden uitgevoerd.',
  'error.instructions':
    'Probeer het over een paar minuten opnieuw. Blijft het misgaan, neem dan contact met ons op en stuur de gegevens hieronder mee.',
  'error.instructions.no-details':
    'Probeer het over een paar minuten opnieuw. Blijft het misgaan, neem dan contact met ons op.',
  'error.support-email-link': 'Mail naar {contactSupportEmail}',
  'error.footer.text': 'Gegevens voor je bericht',
  'error.footer.copy': 'Gegevens kopiëren',
  'error.footer.copied': 'Gekopieerd',
  'error.id': 'ID',
  'error.time': 'Tijdstip',
  'error.message': 'Melding',
  'error.correlation': 'Verzoek',
  'error.line': '{label}: {value}',
  'error.action.go-back': 'Terug',
  'error.not-found.description': 'Op dit adres is niets te vinden.',

  'flow.loading': 'Laden…',
  'flow.not-found': 'Aanvraag niet gevonden',
  'flow.back-home': 'Naar de startpagina',
  'flow.start-again': 'Opnieuw beginnen',
  'flow.expired': 'Deze pagina stond te lang open en begint nu opnieuw.',
  'flow.expires-soon':
    'Deze pagina verloopt over twee minuten. Als je de pagina vernieuwt, blijft staan wat je hebt ingevuld, behalve wachtwoorden.',
  'flow.renew': 'Pagina vernieuwen',
  'flow.restarted': 'Deze pagina was niet meer actueel en begint nu opnieuw. Probeer het nog een keer.',
  'flow.cookies-off':
    'Je browser stuurt geen cookies naar ons terug. Sta cookies voor deze site toe en begin dan opnieuw.',
  'flow.lost': 'Ook bij de tweede poging konden we de aanvraag niet vinden.',
  'flow.unavailable':
    'Inloggen lukt nu niet en accounts zijn niet bereikbaar. Probeer het over een paar minuten opnieuw.',
  'flow.unreachable': 'Je lijkt offline te zijn. Wat je hebt ingevuld staat er nog, behalve wachtwoorden en codes.',
  'flow.try-again': 'Opnieuw proberen',
  'flow.disabled': 'Deze functie is hier uitgeschakeld.',

  'wire.unknown-status': 'De dienst gaf een onbekend antwoord. Probeer het over een paar minuten opnieuw.',
  'wire.unreachable':
    'Het API-eindpunt kan niet worden aangeroepen. Controleer of CORS goed is ingesteld en of het SDK-adres geldig is.',
  'wire.undecodable': 'Het antwoord van de dienst kon niet worden gelezen. Probeer het over een paar minuten opnieuw.',
  'wire.content-type':
    'De dienst stuurde iets wat deze pagina niet kan tonen. Probeer het over een paar minuten opnieuw.',
  'wire.unsupported': 'De dienst vraagt om iets wat deze pagina niet kan. Begin opnieuw.',
} as const satisfies Translation<typeof english>
