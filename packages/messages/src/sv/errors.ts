import type { errors as english } from '../en/errors.ts'
import type { Translation } from '../translation.ts'

export const errors = {
  'error.title': 'Något gick fel',
  'error.title-not-found': 'Sidan finns inte',
  'error.title-internal-server-error': 'Felet är vårt',
  'error.title.what-happened': 'Vad hände?',
  'error.title.what-can-i-do': 'Vad kan jag göra?',
  'error.description': 'Det här vet vi:',
  'error.client': 'Begäran kunde inte utföras så som den skickades.',
  'error.server': 'Begäran kunde inte utföras hos oss.',
  'error.instructions':
    'Försök igen om några minuter. Kontakta oss om felet är kvar, och skicka med uppgifterna här nedanför.',
  'error.support-email-link': 'Kontakta {contactSupportEmail}',
  'error.footer.text': 'Uppgifter till din felanmälan',
  'error.footer.copy': 'Kopiera uppgifterna',
  'error.footer.copied': 'Kopierat',
  'error.id': 'ID',
  'error.time': 'Tid',
  'error.message': 'Meddelande',
  'error.correlation': 'Begäran',
  'error.back-button': 'Tillbaka',
  'error.action.go-back': 'Gå tillbaka',
  'error.not-found.description': 'Det finns inget på den här adressen.',

  'flow.loading': 'Laddar …',
  'flow.not-found': 'Sidan kunde inte öppnas',
  'flow.back-home': 'Till startsidan',
  'flow.start-again': 'Börja om',
  'flow.expired': 'Sidan var öppen för länge, så vi började om.',
  'flow.restarted': 'Något stämde inte, så vi började om. Försök en gång till.',
  'flow.cookies-off':
    'Webbläsaren skickar inte tillbaka några cookies till oss. Tillåt cookies för den här webbplatsen och börja sedan om.',
  'flow.lost': 'Vi hittade inte sidan, inte heller när vi började om. Försök en gång till.',
  'flow.unavailable': 'Tjänsten för inloggning och konton svarar inte just nu. Försök igen om några minuter.',
  'flow.disabled': 'Funktionen är avstängd här.',

  'wire.unknown-status': 'API-slutpunkten svarade med en kod som SDK:et inte kan hantera',
  'wire.not-ok': 'Svaret innehöll en felkod',
  'wire.not-sent': 'Begäran misslyckades och interceptorerna gav inget annat svar',
  'wire.unreachable':
    'Det gick inte att anropa API-slutpunkten. Kontrollera att CORS är rätt inställt och att du har angett en giltig SDK-adress.',
  'wire.undecodable': 'Det gick inte att läsa API-svaret som JSON.',
  'wire.html': 'Tjänsten gav ett oväntat HTML- eller textsvar.',
  'wire.content-type': 'Tjänsten svarade med en oväntad innehållstyp.',
  'wire.unsupported': 'Tjänsten bad om något som den här sidan inte klarar.',
} satisfies Translation<typeof english>
