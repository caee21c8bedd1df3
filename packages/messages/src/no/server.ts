import type { server as english } from '../en/server.ts'
import type { Translation } from '../translation.ts'

export const server = {
  'server.notFound.title': 'Siden finnes ikke',
  'server.notFound.text': 'Det er ingenting på denne adressen.',
  'server.tooLarge.title': 'For mye på én gang',
  'server.tooLarge.text': 'Det som ble sendt, er større enn det som tas imot her. Ingenting av det er lagret.',
  'server.unreadable.title': 'Ingenting ble lagret',
  'server.unreadable.text': 'Skjemaet kom fram på en måte som ikke kan leses her. Gå tilbake og send det på nytt.',
  'server.fault.title': 'Feilen ligger hos oss',
  'server.fault.text': 'Noe gikk galt. Prøv igjen om noen minutter.',
  'server.serviceDown.title': 'Kontoene er ikke tilgjengelige',
  'server.serviceDown.text':
    'Tjenesten som tar vare på kontoene, svarer ikke. Ingenting er gått tapt. Prøv igjen om noen minutter.',
  'server.tryAgain': 'Prøv igjen',
  'server.backHome': 'Til forsiden',
} satisfies Translation<typeof english>
