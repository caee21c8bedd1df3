import type { errors as english } from '../en/errors.ts'
import type { Translation } from '../translation.ts'

export const errors = {
  'error.title': 'Något gick fel',
  'error.title-not-found': 'Sidan finns inte',
  'error.title-internal-server-error': 'Felet är vårt',
  'error.title.what-happened': 'Vad hände?',
  'error.title.what-can-i-do': 'Vad kan jag göra?',
  'error.client': 'Begäran kunde inte utföras så som den skickades.',
  'error.server': 'Begäran kunde inte utföras hos oss.',
  'error.instructions':
    'Försök igen om några minuter. Kontakta oss om felet är kvar, och skicka med uppgifterna här nedanför.',
  'error.instructions.no-details': 'Försök igen om några minuter. Kontakta oss om felet är kvar.',
  'error.support-email-link': 'Kontakta {contactSupportEmail}',
  'error.footer.text': 'Uppgifter till din felanmälan',
  'error.footer.copy': 'Kopiera uppgifterna',
  'error.footer.copied': 'Kopierat',
  'error.id': 'ID',
  'error.time': 'Tid',
  'error.message': 'Meddelande',
  'error.correlation': 'Begäran',
  'error.line': '{label}: {value}',
  'error.action.go-back': 'Gå tillbaka',
  'error.not-found.description': 'Det finns inget på den här adressen.',

  'flow.loading': 'Laddar …',
  'flow.not-found': 'Sidan kunde inte öppnas',
  'flow.back-home': 'Till startsidan',
  'flow.start-again': 'Börja om',
  'flow.expired': 'Sidan var öppen för länge, så vi började om.',
  'flow.expires-soon': 'Sidan går ut om två minuter. Om du förnyar den finns det du har skrivit kvar, utom lösenord.',
  'flow.renew': 'Förnya sidan',
  'flow.restarted': 'Något stämde inte, så vi började om. Försök en gång till.',
  'flow.cookies-off':
    'Webbläsaren skickar inte tillbaka några cookies till oss. Tillåt cookies för den här webbplatsen och börja sedan om.',
  'flow.lost': 'Vi hittade inte sidan, inte heller när vi började om. Försök en gång till.',
  'flow.unavailable': 'Tjänsten för inloggning och konton svarar inte just nu. Försök igen om några minuter.',
  'flow.unreachable': 'Du verkar vara offline. Det du har skrivit finns kvar, utom lösenord och koder.',
  'flow.try-again': 'Försök igen',
  'flow.disabled': 'Funktionen är avstängd här.',

  'wire.unknown-status': 'Tjänsten gav ett okänt svar. Försök igen om några minuter.',
  'wire.unreachable':
    'Det går inte att anropa API-slutpunkten. Kontrollera att CORS är rätt inställt och att SDK-adressen är giltig.',
  'wire.undecodable': 'Det gick inte att läsa svaret från tjänsten. Försök igen om några minuter.',
  'wire.content-type': 'Tjänsten skickade något som den här sidan inte kan visa. Försök igen om några minuter.',
  'wire.unsupported': 'Tjänsten bad om något som den här sidan inte klarar. Börja om från början.',
} satisfies Translation<typeof english>
