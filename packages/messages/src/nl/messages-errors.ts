import type { messagesOfErrors as english } from '../en/messages-errors.ts'
import type { Translation } from '../translation.ts'

export const messagesOfErrors = {
  4000001: '{reason}',
  4000002: 'Vul {property} in en probeer het opnieuw.',
  4000003: 'Minimaal {min_length, plural, one {# teken} other {# tekens}} nodig, ingevuld: {actual_length}.',
  4000004: 'Dit heeft niet de vorm die hier nodig is: {pattern}',
  4000005: 'Dit wachtwoord kun je niet gebruiken: {reason}',
  4000006: 'Dat klopt niet. Controleer je wachtwoord en je e-mailadres, gebruikersnaam of telefoonnummer.',
  4000007:
    'Er is al een account met dit e-mailadres, deze gebruikersnaam of dit telefoonnummer. Log in op dat account of vul iets anders in.',
  4000008: 'Deze code klopt niet. Vul de code in die je app nu laat zien.',
  4000009:
    'Er ontbreekt een gegeven om mee in te loggen, zoals je e-mailadres. Vul het aan. Lukt dat niet, dan is deze site misschien verkeerd ingesteld.',
  4000010: 'Dit account is nog niet actief. Bevestig eerst je e-mailadres.',
  4000011: 'Voor dit account is geen authenticator-app ingesteld. Kies een andere methode.',
  4000012: 'Deze back-upcode is al gebruikt. Neem een andere.',
  4000013: 'Voor dit account is geen beveiligingssleutel ingesteld. Kies een andere methode.',
  4000014: 'Voor dit account zijn geen back-upcodes ingesteld. Kies een andere methode.',
  4000015:
    'Dit account bestaat niet, of het heeft geen beveiligingssleutel of passkey. Controleer wat je hebt ingevuld of kies een andere methode.',
  4000016: 'Deze back-upcode klopt niet. Controleer de code of neem een andere.',
  4000017: 'Maximaal {max_length, plural, one {# teken} other {# tekens}} toegestaan, ingevuld: {actual_length}.',
  4000018: 'De waarde moet minimaal {minimum} zijn, ingevuld: {actual}.',
  4000019: 'De waarde moet hoger zijn dan {minimum}, ingevuld: {actual}.',
  4000020: 'De waarde mag maximaal {maximum} zijn, ingevuld: {actual}.',
  4000021: 'De waarde moet lager zijn dan {maximum}, ingevuld: {actual}.',
  4000022: 'De waarde moet een veelvoud van {base} zijn, ingevuld: {actual}.',
  4000023: 'Maximaal {max_items, plural, one {# item} other {# items}} toegestaan, ingevuld: {actual_items}.',
  4000024: 'Minimaal {min_items, plural, one {# item} other {# items}} nodig, ingevuld: {actual_items}.',
  4000025: 'Niets mag dubbel voorkomen: de items op plaats {index_a} en {index_b} zijn gelijk.',
  4000026: 'Hier mogelijk: {allowed_types_list}. Ingevuld: {actual_type}.',
  4000027:
    'Er is al een account met dit e-mailadres, deze gebruikersnaam of dit telefoonnummer. Is het van jou, log dan in en koppel de nieuwe aanbieder in je instellingen.',
  4000028:
    'Er is al een account voor {credential_identifier_hint}. Zo kun je daar inloggen: {available_credential_types_list}. Gekoppelde aanbieders: {available_oidc_providers_list}.',
  4000029: 'De waarde moet precies {expected} zijn.',
  4000030: 'Dit is niet de waarde die hier wordt verwacht.',
  4000031: 'Dit wachtwoord lijkt te veel op je e-mailadres, gebruikersnaam of telefoonnummer.',
  4000032:
    'Een wachtwoord moet minimaal {min_length, plural, one {# teken} other {# tekens}} hebben, ingevuld: {actual_length}.',
  4000033:
    'Een wachtwoord mag maximaal {max_length, plural, one {# teken} other {# tekens}} hebben, ingevuld: {actual_length}.',
  4000034: 'Dit wachtwoord staat op lijsten met gestolen wachtwoorden. Kies een ander.',
  4000035:
    'Dit account bestaat niet, of inloggen met codes is er niet voor ingesteld. Controleer wat je hebt ingevuld of kies een andere methode.',
  4000036: 'De gegevens zijn anders dan toen de code werd gestuurd. Controleer ze.',
  4000037:
    'Dit account bestaat niet, of het heeft geen manier om in te loggen. Controleer wat je hebt ingevuld of herstel je account.',
  4000038: 'De robotcontrole is niet gelukt. Probeer het opnieuw.',
  4000039: 'Dit is je huidige wachtwoord. Kies een ander.',
  4000040: 'Vul een geldig e-mailadres in.',
  4000041: 'Vul een geldig telefoonnummer in.',
  4000042: 'Voor dit account is geen apparaat ingesteld. Kies een andere methode.',
  4000043: 'Je sleutel is niet geaccepteerd. Probeer het opnieuw.',
  4000044: 'Dit apparaat is niet geaccepteerd. Probeer het opnieuw.',
  4000045: 'Dit apparaat moet opnieuw worden gecontroleerd voordat je het kunt gebruiken.',
  4000046: 'Stel dit apparaat opnieuw in via je instellingen.',

  4010001:
    'Het inloggen duurde te lang: de tijd is {expired_at_unix_since_minutes, plural, one {# minuut} other {# minuten}} geleden verstreken. Probeer het opnieuw.',
  4010002: 'We konden niet zien hoe je wilt inloggen. Controleer of alles is ingevuld.',
  4010003: 'We konden niet zien hoe je je wilt registreren. Controleer of alles is ingevuld.',
  4010004: 'We konden niet zien wat je wilt wijzigen. Controleer of alles is ingevuld.',
  4010005: 'We konden niet zien hoe je het account wilt herstellen. Controleer of alles is ingevuld.',
  4010006: 'We konden niet zien hoe je het adres wilt bevestigen. Controleer of alles is ingevuld.',
  4010007: 'Deze inlogpoging is al afgerond. Begin zo nodig opnieuw.',
  4010008: 'Deze inlogcode klopt niet of is al gebruikt. Probeer het opnieuw.',
  4010009: 'Dit is niet het account dat gekoppeld moet worden. Log in op het juiste account.',
  4010010: 'Dit adres hoort niet bij dit account. Vul een ander adres in.',
  4010011: 'Dit account is gedeactiveerd. Neem contact met ons op.',

  4040001:
    'Het registreren duurde te lang: de tijd is {expired_at_unix_since_minutes, plural, one {# minuut} other {# minuten}} geleden verstreken. Probeer het opnieuw.',
  4040002: 'Deze registratie is al afgerond. Begin zo nodig opnieuw.',
  4040003: 'Deze registratiecode klopt niet of is al gebruikt. Probeer het opnieuw.',

  4050001:
    'Je instellingen stonden te lang open: de tijd is {expired_at_unix_since_minutes, plural, one {# minuut} other {# minuten}} geleden verstreken. Probeer het opnieuw.',
  4050002: 'Wijzig één adres tegelijk.',

  4060001: 'Dit accountherstel is al afgerond. Begin zo nodig opnieuw.',
  4060002: 'Er is iets misgegaan bij het herstellen van je account. Begin opnieuw.',
  4060004: 'Deze herstellink klopt niet of is al gebruikt. Vraag een nieuwe aan.',
  4060005:
    'Het herstellen duurde te lang: de tijd is {expired_at_unix_since_minutes, plural, one {# minuut} other {# minuten}} geleden verstreken. Probeer het opnieuw.',
  4060006: 'Deze herstelcode klopt niet of is al gebruikt. Probeer het opnieuw.',

  4070001: 'Deze bevestigingslink klopt niet of is al gebruikt. Vraag een nieuwe aan.',
  4070002: 'Deze bevestiging is al afgerond. Begin zo nodig opnieuw.',
  4070003: 'Er is iets misgegaan bij de bevestiging. Begin opnieuw.',
  4070005:
    'Het bevestigen duurde te lang: de tijd is {expired_at_unix_since_minutes, plural, one {# minuut} other {# minuten}} geleden verstreken. Probeer het opnieuw.',
  4070006: 'Deze bevestigingscode klopt niet of is al gebruikt. Probeer het opnieuw.',

  5000001: '{reason}',
  5000002:
    'Voor dit verzoek is geen manier om in te loggen beschikbaar. Neem contact op met de beheerder van de site of app.',
  5000003: 'Je organisatie heeft nog geen manier om in te loggen. Vraag het aan de beheerder.',
} as const satisfies Translation<typeof english>
