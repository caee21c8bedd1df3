import type { messagesOfInformation as english } from '../en/messages-information.ts'
import type { Translation } from '../translation.ts'

export const messagesOfInformation = {
  1010003: 'Dette krever en ny innlogging. Bekreft at det er deg.',
  1010004: 'Ett steg til: bekreft innloggingen på enda en måte.',
  1010012: 'Finn frem sikkerhetsnøkkelen og fortsett.',
  1010014: 'Vi har sendt en melding til adressen din. Har den ikke kommet? Se i søppelposten.',
  1010016:
    'Det finnes allerede en konto for {duplicateIdentifier}. Logg inn på den, så kan du også logge inn med {provider} etterpå.',
  1010020: 'Vi sender koden til adressen du har oppgitt for dette steget.',
  1010025:
    'Vi har sendt en kode til adressen som er registrert på kontoen din. Har den ikke kommet? Se i søppelposten.',

  1040005:
    'Vi har sendt en kode til adressen din. Skriv den inn for å fullføre registreringen. Har den ikke kommet? Se i søppelposten.',
  1040009: 'Nesten ferdig. Velg hvordan du vil logge inn fra nå av.',

  1060001:
    'Du er inne igjen. {privileged_session_expires_at_unix_until_minutes, plural, one {Det neste minuttet} other {De neste # minuttene}} kan du velge et nytt passord eller legge til en annen måte å logge inn på.',
  1060002:
    'Hvis adressen hører til en konto, er en gjenopprettingslenke på vei. Har den ikke kommet? Kontroller at adressen er riktig skrevet, og se så i søppelposten.',
  1060003:
    'Hvis adressen hører til en konto, er en gjenopprettingskode på vei. Har den ikke kommet? Kontroller at adressen er riktig skrevet, og se så i søppelposten.',
  1060004: 'Hvis {masked_address} hører til en konto, er en gjenopprettingskode på vei dit.',
  1060005: 'Skriv inn hele adressen, så vi vet at den er din.',
  1060006: 'Hvilken adresse skal gjenopprettingskoden sendes til?',

  1080001:
    'En bekreftelseslenke er på vei til adressen din. Har den ikke kommet? Kontroller at adressen er riktig skrevet, og se så i søppelposten.',
  1080002: 'E-postadressen din er bekreftet.',
  1080003:
    'En bekreftelseskode er på vei til adressen din. Har den ikke kommet? Kontroller at adressen er riktig skrevet, og se så i søppelposten.',
  1080004: 'En bekreftelseskode er på vei til telefonen din. Har den ikke kommet? Kontroller at nummeret er riktig.',
  1080005: 'Telefonnummeret ditt er bekreftet.',
} satisfies Translation<typeof english>
