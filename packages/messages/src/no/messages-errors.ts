import type { messagesOfErrors as english } from '../en/messages-errors.ts'
import type { Translation } from '../translation.ts'

export const messagesOfErrors = {
  4000001: '{reason}',
  4000002: 'Skriv inn {property} og prøv igjen.',
  4000003: 'Skriv minst {min_length, plural, one {# tegn} other {# tegn}}. Nå er det {actual_length}.',
  4000004: 'Dette har ikke riktig format: {pattern}',
  4000005: 'Passordet kan ikke brukes: {reason}',
  4000006: 'Opplysningene stemmer ikke. Kontroller passordet og e-postadressen, brukernavnet eller telefonnummeret.',
  4000007: 'Det finnes allerede en konto med denne e-postadressen, dette brukernavnet eller dette telefonnummeret.',
  4000008: 'Koden stemmer ikke. Bruk den som appen viser nå.',
  4000009: 'Vi fant ikke noe å logge inn med i skjemaet. Feilen kan ligge i oppsettet av nettstedet.',
  4000010: 'Kontoen er ikke aktiv ennå. Bekreft e-postadressen din først.',
  4000011: 'Ingen autentiseringsapp er koblet til kontoen.',
  4000012: 'Reservekoden er allerede brukt. Bruk en annen.',
  4000013: 'Ingen sikkerhetsnøkkel er koblet til kontoen.',
  4000014: 'Det finnes ingen reservekoder til kontoen.',
  4000015: 'Vi fant ingen slik konto, eller så mangler den både sikkerhetsnøkkel og passnøkkel.',
  4000016: 'Dette er ikke en av reservekodene dine.',
  4000017: 'Skriv maksimalt {max_length, plural, one {# tegn} other {# tegn}}. Nå er det {actual_length}.',
  4000018: 'Oppgi {minimum} eller mer. Nå er det {actual}.',
  4000019: 'Oppgi mer enn {minimum}. Nå er det {actual}.',
  4000020: 'Oppgi {maximum} eller mindre. Nå er det {actual}.',
  4000021: 'Oppgi mindre enn {maximum}. Nå er det {actual}.',
  4000022: 'Oppgi et tall som er delelig med {base}. Nå er det {actual}.',
  4000023: 'Oppgi maksimalt {max_items, plural, one {# oppføring} other {# oppføringer}}. Nå er det {actual_items}.',
  4000024: 'Oppgi minst {min_items, plural, one {# oppføring} other {# oppføringer}}. Nå er det {actual_items}.',
  4000025: 'Samme oppføring kan ikke stå to ganger: nummer {index_a} og {index_b} er like.',
  4000026: 'Forventet: {allowed_types_list}. Oppgitt: {actual_type}.',
  4000027:
    'Det finnes allerede en konto med denne e-postadressen, dette brukernavnet eller dette telefonnummeret. Er den din? Logg inn på den og koble til den nye innloggingstjenesten i innstillingene.',
  4000028:
    'Det finnes en konto for {credential_identifier_hint}. Slik kan du logge inn på den: {available_credential_types_list}. Tilkoblede innloggingstjenester: {available_oidc_providers_list}.',
  4000029: 'Må være nøyaktig {expected}.',
  4000030: 'Dette er ikke verdien som forventes her.',
  4000031: 'Passordet ligner for mye på e-postadressen, brukernavnet eller telefonnummeret ditt. Velg et annet.',
  4000032: 'Passordet må ha minst {min_length, plural, one {# tegn} other {# tegn}}. Dette har {actual_length}.',
  4000033: 'Passordet kan ha maksimalt {max_length, plural, one {# tegn} other {# tegn}}. Dette har {actual_length}.',
  4000034: 'Passordet står på lister over stjålne passord. Velg et annet.',
  4000035: 'Vi fant ingen slik konto, eller så kan du ikke logge inn på den med en kode.',
  4000036: 'Opplysningene er ikke de samme som da koden ble sendt. Kontroller dem.',
  4000037: 'Vi fant ingen slik konto, eller så kan du ikke logge inn på den.',
  4000038: 'Robotkontrollen ble ikke godkjent. Prøv igjen.',
  4000039: 'Dette er passordet du har nå. Velg et annet.',
  4000040: 'Dette er ikke en gyldig e-postadresse. Kontroller at den er riktig skrevet.',
  4000041: 'Dette er ikke et gyldig telefonnummer. Kontroller at det er riktig skrevet.',
  4000042: 'Ingen enhet er koblet til kontoen.',
  4000043: 'Nøkkelen ble ikke godkjent. Prøv igjen.',
  4000044: 'Enheten ble ikke godkjent. Prøv igjen.',
  4000045: 'Enheten må bekreftes på nytt før den kan brukes.',
  4000046: 'Legg til enheten på nytt i innstillingene.',

  4010001:
    'Innloggingen tok for lang tid. Tiden gikk ut for {expired_at_unix_since_minutes, plural, one {# minutt} other {# minutter}} siden. Prøv igjen.',
  4010002: 'Vi fant ikke ut hvordan du vil logge inn. Er alt fylt ut?',
  4010003: 'Vi fant ikke ut hvordan du vil opprette kontoen. Er alt fylt ut?',
  4010004: 'Vi fant ikke ut hva du vil endre. Er alt fylt ut?',
  4010005: 'Vi fant ikke ut hvordan kontoen skal gjenopprettes. Er alt fylt ut?',
  4010006: 'Vi fant ikke ut hvordan adressen skal bekreftes. Er alt fylt ut?',
  4010007: 'Denne innloggingen er allerede fullført. Start en ny hvis du trenger det.',
  4010008: 'Innloggingskoden er feil eller allerede brukt. Prøv igjen.',
  4010009: 'Du logget inn på en annen konto enn den som skal kobles til. Logg inn på riktig konto.',
  4010010: 'Adressen hører ikke til denne kontoen. Prøv en annen.',
  4010011: 'Kontoen er deaktivert. Kontakt oss.',

  4040001:
    'Registreringen tok for lang tid. Tiden gikk ut for {expired_at_unix_since_minutes, plural, one {# minutt} other {# minutter}} siden. Prøv igjen.',
  4040002: 'Denne registreringen er allerede fullført. Start en ny hvis du trenger det.',
  4040003: 'Registreringskoden er feil eller allerede brukt. Prøv igjen.',

  4050001:
    'Innstillingene sto åpne for lenge. Tiden gikk ut for {expired_at_unix_since_minutes, plural, one {# minutt} other {# minutter}} siden. Prøv igjen.',
  4050002: 'Endre én adresse om gangen.',

  4060001: 'Denne gjenopprettingen er allerede fullført. Start en ny hvis du trenger det.',
  4060002: 'Noe gikk galt da kontoen skulle gjenopprettes. Start gjenopprettingen på nytt.',
  4060004: 'Gjenopprettingslenken er feil eller allerede brukt. Be om en ny.',
  4060005:
    'Gjenopprettingen tok for lang tid. Tiden gikk ut for {expired_at_unix_since_minutes, plural, one {# minutt} other {# minutter}} siden. Prøv igjen.',
  4060006: 'Gjenopprettingskoden er feil eller allerede brukt. Prøv igjen.',

  4070001: 'Bekreftelseslenken er feil eller allerede brukt. Be om en ny.',
  4070002: 'Denne bekreftelsen er allerede fullført. Start en ny hvis du trenger det.',
  4070003: 'Noe gikk galt med bekreftelsen. Start den på nytt.',
  4070005:
    'Bekreftelsen tok for lang tid. Tiden gikk ut for {expired_at_unix_since_minutes, plural, one {# minutt} other {# minutter}} siden. Prøv igjen.',
  4070006: 'Bekreftelseskoden er feil eller allerede brukt. Prøv igjen.',

  5000001: '{reason}',
  5000002:
    'Det finnes ingen måte å logge inn på for denne forespørselen. Kontakt den som har ansvar for nettstedet eller appen.',
  5000003: 'Organisasjonen din har ingen måte å logge inn på ennå. Spør den som har ansvar for det.',
} satisfies Translation<typeof english>
