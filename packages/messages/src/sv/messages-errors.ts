import type { messagesOfErrors as english } from '../en/messages-errors.ts'
import type { Translation } from '../translation.ts'

export const messagesOfErrors = {
  4000001: '{reason}',
  4000002: 'Ange {property} och försök igen.',
  4000003: 'Skriv minst {min_length, plural, one {# tecken} other {# tecken}}. Nu är det {actual_length}.',
  4000004: 'Det här är inte skrivet på det sätt som krävs: {pattern}',
  4000005: 'Lösenordet kan inte användas: {reason}',
  4000006: 'Uppgifterna stämmer inte. Kontrollera lösenordet och e-postadressen, användarnamnet eller telefonnumret.',
  4000007: 'Det finns redan ett konto med den e-postadressen, det användarnamnet eller det telefonnumret.',
  4000008: 'Koden stämmer inte. Använd den som appen visar nu.',
  4000009: 'Det saknas en uppgift att logga in med. Är allt ifyllt? Då kan felet ligga i webbplatsens inställningar.',
  4000010: 'Kontot är inte aktivt ännu. Verifiera din e-postadress först.',
  4000011: 'Ingen autentiseringsapp är kopplad till kontot. Välj ett annat sätt.',
  4000012: 'Reservkoden är redan använd. Ta en annan.',
  4000013: 'Ingen säkerhetsnyckel är kopplad till kontot. Välj ett annat sätt.',
  4000014: 'Det finns inga reservkoder till kontot. Välj ett annat sätt.',
  4000015: 'Vi hittade inget sådant konto, eller så saknar det både säkerhetsnyckel och passkey. Välj ett annat sätt.',
  4000016: 'Det här är inte en av dina reservkoder. Kontrollera att du har skrivit rätt.',
  4000017: 'Skriv högst {max_length, plural, one {# tecken} other {# tecken}}. Nu är det {actual_length}.',
  4000018: 'Ange {minimum} eller mer. Nu är det {actual}.',
  4000019: 'Ange mer än {minimum}. Nu är det {actual}.',
  4000020: 'Ange {maximum} eller mindre. Nu är det {actual}.',
  4000021: 'Ange mindre än {maximum}. Nu är det {actual}.',
  4000022: 'Ange en multipel av {base}. Nu är det {actual}.',
  4000023: 'Ange högst {max_items, plural, one {# värde} other {# värden}}. Nu är det {actual_items}.',
  4000024: 'Ange minst {min_items, plural, one {# värde} other {# värden}}. Nu är det {actual_items}.',
  4000025: 'Samma värde får inte förekomma två gånger: nummer {index_a} och {index_b} är lika.',
  4000026: 'Förväntat: {allowed_types_list}. Angivet: {actual_type}.',
  4000027:
    'Det finns redan ett konto med den e-postadressen, det användarnamnet eller det telefonnumret. Är det ditt? Logga då in på det och koppla den nya inloggningstjänsten i inställningarna.',
  4000028:
    'Det finns ett konto för {credential_identifier_hint}. Så kan du logga in på det: {available_credential_types_list}. Kopplade inloggningstjänster: {available_oidc_providers_list}.',
  4000029: 'Värdet måste vara exakt {expected}.',
  4000030: 'Det här värdet kan inte användas. Ange ett annat.',
  4000031: 'Lösenordet är för likt din e-postadress, ditt användarnamn eller ditt telefonnummer. Välj ett annat.',
  4000032:
    'Lösenordet måste ha minst {min_length, plural, one {# tecken} other {# tecken}}. Det här har {actual_length}.',
  4000033:
    'Lösenordet får ha högst {max_length, plural, one {# tecken} other {# tecken}}. Det här har {actual_length}.',
  4000034: 'Lösenordet finns i listor över stulna lösenord. Välj ett annat.',
  4000035:
    'Vi hittade inget sådant konto, eller så går det inte att logga in på det med en kod. Kontrollera uppgifterna eller välj ett annat sätt.',
  4000036: 'Uppgifterna är inte desamma som när koden skickades. Kontrollera dem.',
  4000037: 'Vi hittade inget sådant konto, eller så går det inte att logga in på det. Kontrollera uppgifterna.',
  4000038: 'Robotkontrollen godkändes inte. Försök igen.',
  4000039: 'Det här är ditt nuvarande lösenord. Välj ett annat.',
  4000040: 'Det ser inte ut som en e-postadress. Kontrollera stavningen.',
  4000041: 'Det ser inte ut som ett telefonnummer. Kontrollera siffrorna.',
  4000042: 'Ingen enhet är kopplad till kontot. Välj ett annat sätt.',
  4000043: 'Nyckeln godkändes inte. Försök igen.',
  4000044: 'Enheten godkändes inte. Försök igen.',
  4000045: 'Enheten måste bekräftas igen innan den kan användas.',
  4000046: 'Lägg till enheten igen i inställningarna.',

  4010001:
    'Inloggningen tog för lång tid. Tiden gick ut för {expired_at_unix_since_minutes, plural, one {# minut} other {# minuter}} sedan. Försök igen.',
  4010002: 'Vi kunde inte avgöra hur du vill logga in. Är allt ifyllt?',
  4010003: 'Vi kunde inte avgöra hur du vill skapa kontot. Är allt ifyllt?',
  4010004: 'Vi kunde inte avgöra vad du vill ändra. Är allt ifyllt?',
  4010005: 'Vi kunde inte avgöra hur kontot ska återställas. Är allt ifyllt?',
  4010006: 'Vi kunde inte avgöra hur adressen ska verifieras. Är allt ifyllt?',
  4010007: 'Inloggningen är redan slutförd. Börja om för att logga in på nytt.',
  4010008: 'Inloggningskoden är fel eller redan använd. Försök igen.',
  4010009: 'Du loggade in på ett annat konto än det som ska kopplas. Logga in på rätt konto.',
  4010010: 'Adressen hör inte till kontot. Kontrollera att den är rätt.',
  4010011: 'Kontot är inaktiverat. Kontakta oss.',

  4040001:
    'Registreringen tog för lång tid. Tiden gick ut för {expired_at_unix_since_minutes, plural, one {# minut} other {# minuter}} sedan. Försök igen.',
  4040002: 'Registreringen är redan slutförd. Logga in i stället.',
  4040003: 'Registreringskoden är fel eller redan använd. Försök igen.',

  4050001:
    'Inställningarna var öppna för länge. Tiden gick ut för {expired_at_unix_since_minutes, plural, one {# minut} other {# minuter}} sedan. Försök igen.',
  4050002: 'Ändra en adress i taget.',

  4060001: 'Återställningen är redan slutförd. Börja om för att göra en ny.',
  4060002: 'Något gick fel när kontot skulle återställas. Börja om med återställningen.',
  4060004: 'Återställningslänken är fel eller redan använd. Begär en ny.',
  4060005:
    'Återställningen tog för lång tid. Tiden gick ut för {expired_at_unix_since_minutes, plural, one {# minut} other {# minuter}} sedan. Försök igen.',
  4060006: 'Återställningskoden är fel eller redan använd. Försök igen.',

  4070001: 'Verifieringslänken är fel eller redan använd. Begär en ny.',
  4070002: 'Verifieringen är redan slutförd. Börja om för att göra en ny.',
  4070003: 'Något gick fel med verifieringen. Börja om med den.',
  4070005:
    'Verifieringen tog för lång tid. Tiden gick ut för {expired_at_unix_since_minutes, plural, one {# minut} other {# minuter}} sedan. Försök igen.',
  4070006: 'Verifieringskoden är fel eller redan använd. Försök igen.',

  5000001: '{reason}',
  5000002: 'Det finns inget sätt att logga in här. Kontakta den som ansvarar för webbplatsen eller appen.',
  5000003: 'Din organisation har inget sätt att logga in ännu. Fråga den som ansvarar för det.',
} satisfies Translation<typeof english>
