import type { server as english } from '../en/server.ts'
import type { Translation } from '../translation.ts'

export const server = {
  'server.notFound.title': 'Sidan finns inte',
  'server.notFound.text': 'Det finns inget på den här adressen.',
  'server.tooLarge.title': 'För mycket på en gång',
  'server.tooLarge.text': 'Det som skickades är för stort. Inget av det har sparats. Försök igen med mindre.',
  'server.unreadable.title': 'Inget sparades',
  'server.unreadable.text':
    'Formuläret kom fram på ett sätt som inte går att läsa här. Gå tillbaka och skicka det igen.',
  'server.fault.title': 'Felet är vårt',
  'server.fault.text': 'Något gick fel hos oss. Försök igen om några minuter.',
  'server.serviceDown.title': 'Kontona går inte att nå',
  'server.serviceDown.text':
    'Tjänsten som hanterar kontona svarar inte. Inget har gått förlorat. Försök igen om några minuter.',
  'server.tryAgain': 'Försök igen',
  'server.backHome': 'Till startsidan',
} satisfies Translation<typeof english>
