import type { server as english } from '../en/server.ts'
import type { Translation } from '../translation.ts'

export const server = {
  'server.notFound.title': 'Pagina niet gevonden',
  'server.notFound.text': 'Op dit adres is niets te vinden.',
  'server.tooLarge.title': 'Te veel in één keer',
  'server.tooLarge.text': 'Er is meer verstuurd dan hier mogelijk is. Daarvan is niets bewaard.',
  'server.unreadable.title': 'Er is niets opgeslagen',
  'server.unreadable.text':
    'Het formulier kwam binnen op een manier die hier niet te lezen is. Ga terug en verstuur het opnieuw.',
  'server.fault.title': 'Fout aan onze kant',
  'server.fault.text': 'Er is iets misgegaan. Probeer het over een paar minuten opnieuw.',
  'server.serviceDown.title': 'Accounts niet bereikbaar',
  'server.serviceDown.text':
    'De dienst die de accounts beheert, antwoordt niet. Er is niets verloren gegaan. Probeer het over een paar minuten opnieuw.',
  'server.tryAgain': 'Opnieuw proberen',
  'server.backHome': 'Naar de startpagina',
} as const satisfies Translation<typeof english>
