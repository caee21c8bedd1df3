import type { accountTexts as englishTexts, accountMessages as englishMessages } from '../en/account.ts'
import type { Translation } from '../translation.ts'

export const accountTexts = {
  // The product’s name, the categories and the notices
  'app.name': 'Collect Everything',
  'app.title': '{page} · {name}',
  'app.skip': 'Naar de inhoud',
  'language.label': 'Taal',
  'language.change': 'Wijzigen',
  'toast.close': 'Sluiten',
  'toast.region': 'Meldingen',
  'category.all': 'Alles',
  'category.coins': 'Munten',
  'category.stamps': 'Postzegels',
  'category.minerals': 'Mineralen',
  'category.cards': 'Verzamelkaarten',
  'category.vinyl': 'Vinyl',
  'category.figures': 'Figuren',

  // Headings, chips, lists of methods and fields, shared by all flows
  'account-linking.title': 'Account koppelen',
  'account-linking.not-mine': 'Is dit account niet van jou?',
  'misc.or': 'of',
  'misc.last-used': 'Laatst gebruikt',
  'misc.last-used.way': 'Laatst gebruikt: {way}',
  'card.header.parts.password.login': 'je {identifierLabel} en wachtwoord',
  'card.header.parts.password.registration': 'je {identifierLabel} en een wachtwoord',
  'card.header.parts.identifier-first': 'je {identifierLabel}',
  'card.header.parts.oidc': 'een account bij een andere aanbieder',
  'card.header.parts.code': 'een code die we je sturen',
  'card.header.parts.totp': 'je authenticator-app',
  'card.header.parts.lookup_secret': 'een back-upcode',
  'card.header.parts.passkey': 'een passkey',
  'card.header.parts.webauthn': 'een beveiligingssleutel',
  'card.footer.select-another-method': 'Andere methode kiezen',
  'card.identifier': 'accountnaam',
  'card.unknown.title': 'Fout',
  'card.unknown.description': 'Er is een fout opgetreden',
  'chip.label': '{identifier} wijzigen',
  'chip.back': 'Terug',

  'two-step.password.title': 'Wachtwoord',
  'two-step.password.description': 'Een wachtwoord dat alleen jij kent',
  'two-step.code.title': 'Code',
  'two-step.code.description': 'We sturen de code naar je e-mailadres',
  'two-step.code.description.sms': 'We sturen de code naar je telefoon',
  'two-step.passkey.title': 'Passkey',
  'two-step.passkey.description': 'Met je vingerafdruk, gezicht of schermvergrendeling',
  'two-step.passkey.description.error': 'Passkeys konden niet worden geladen. Probeer het later opnieuw.',
  'two-step.webauthn.title': 'Beveiligingssleutel',
  'two-step.webauthn.description': 'Een sleutel die je aansluit of tegen het apparaat houdt',
  'two-step.webauthn.description.error': 'Beveiligingssleutels konden niet worden geladen. Probeer het later opnieuw.',
  'two-step.totp.title': 'Authenticator-app',
  'two-step.totp.description': 'De 6 cijfers die je app laat zien',
  'two-step.lookup_secret.title': 'Back-upcode',
  'two-step.lookup_secret.description': 'Een van de codes van 8 tekens die je hebt bewaard',

  'input.placeholder': 'Vul je {placeholder} in',
  'forms.input.placeholder.webauthn_register_displayname': 'Vul een naam voor deze sleutel in',
  'input.show-password': 'Wachtwoord tonen',
  'input.choose': 'Maak een keuze',
  'input.code-missing': 'Vul de code in.',
  'forms.label.forgot-password': 'Wachtwoord vergeten?',
  'forms.label.recover-account': 'Account herstellen',
  'forms.title.traits.email.Email': 'E-mailadres',
  'forms.title.traits.name.Name': 'Naam',
  'forms.methods': 'Mogelijke methoden',
  'captcha.error': 'De robotcontrole kon niet worden geladen. Laad de pagina opnieuw.',
  'captcha.no-script':
    'Dit formulier heeft een robotcontrole waarvoor JavaScript nodig is. Zet het aan en laad de pagina opnieuw.',
  'ceremony.stopped':
    'Het venster van de browser is gesloten voordat je klaar was. Probeer het opnieuw of kies een andere methode.',
  'ceremony.known': 'Deze passkey of sleutel is al aan je account gekoppeld.',
  'ceremony.failed': 'Je browser kon dit niet uitvoeren. Probeer het opnieuw of kies een andere methode.',
  'ceremony.no-script':
    'Hiervoor is JavaScript nodig, en dat staat uit in je browser. Zet het aan en laad de pagina opnieuw, of kies een andere methode.',

  // Said in message 4000002 after "Vul", hence with an article or a possessive.
  'property.code': 'de code',
  'property.email': 'je e-mailadres',
  'property.identifier': 'je accountnaam',
  'property.password': 'je wachtwoord',
  'property.phone': 'je telefoonnummer',
  'property.phone_number': 'je telefoonnummer',
  'property.recovery_address': 'je e-mailadres of telefoonnummer',
  'property.recovery_confirm_address': 'je e-mailadres of telefoonnummer',
  'property.passkey_register': 'je passkey',
  'property.webauthn_register': 'je beveiligingssleutel',
  'property.username': 'je gebruikersnaam',
  'property.totp_code': 'de code uit je app',
  'property.lookup_secret': 'een back-upcode',
  'property.webauthn_register_displayname': 'een naam voor deze sleutel',
  'property.name': 'je naam',

  'credential.password': 'wachtwoord',
  'credential.code': 'code per e-mail',
  'credential.passkey': 'passkey',
  'credential.webauthn': 'beveiligingssleutel',
  'credential.totp': 'authenticator-app',
  'credential.lookup_secret': 'back-upcodes',
  'credential.oidc': 'gekoppeld account',
  'credential.saml': 'account van je organisatie',

  'value-type.string': 'tekst',
  'value-type.number': 'getal',
  'value-type.integer': 'geheel getal',
  'value-type.boolean': 'ja of nee',
  'value-type.array': 'lijst',
  'value-type.object': 'groep waarden',
  'value-type.null': 'niets',

  // Login
  'login.title': 'Inloggen',
  'login.title-refresh': 'Bevestig dat jij het bent',
  'login.title-aal2': 'Tweede stap',
  'login.subtitle': 'Log in met {parts}',
  'login.subtitle-refresh': 'Bevestig met {parts}',
  'login.subtitle-aal2': 'Kies een methode voor de tweede stap.',
  'login.code.subtitle': 'We sturen een code naar je e-mailadres.',
  'login.code.subtitle.sms': 'We sturen een code naar je telefoon.',
  'login.totp.subtitle': 'Vul de 6 cijfers in die je authenticator-app laat zien.',
  'login.webauthn.subtitle': 'Raak je beveiligingssleutel aan of sluit hem aan als de browser erom vraagt.',
  'login.lookup_secret.subtitle': 'Vul een van je ongebruikte back-upcodes van 8 tekens in.',
  'login.registration-label': 'Nog geen account?',
  'login.registration-button': 'Registreren',
  'login.logout-button': 'Uitloggen',
  'login.cancel-button': 'Annuleren',
  'login.2fa.go-back': 'Wilde je iets anders?',
  'login.2fa.go-back.link': 'Terug',
  'login.2fa.method.go-back': 'Andere methode kiezen',

  // Registration
  'registration.title': 'Account aanmaken',
  'registration.subtitle': 'Registreer je met {parts}',
  'registration.login-label': 'Heb je al een account?',
  'registration.login-button': 'Inloggen',

  // Recovery and verification
  'recovery.title': 'Account herstellen',
  'recovery.subtitle': 'Geef het adres van je account op, dan sturen we je een code.',
  'recovery.subtitle.link': 'Geef het adres van je account op, dan sturen we je een link.',
  'recovery.subtitle.opened': 'De link klopt. Als je doorgaat, ben je ingelogd en kun je een nieuw wachtwoord kiezen.',
  'verification.title': 'Adres bevestigen',
  'verification.subtitle': 'Geef het e-mailadres op dat je wilt bevestigen.',
  'verification.subtitle.email-or-phone': 'Geef het e-mailadres of telefoonnummer op dat je wilt bevestigen.',
  'verification.subtitle.opened': 'De link klopt. Als je doorgaat, is je adres bevestigd.',

  // The error page, and a flow page that has nothing to draw
  'error.title': 'Er is iets misgegaan',
  'error.title-not-found': 'Pagina niet gevonden',
  'error.title-internal-server-error': 'Fout aan onze kant',
  'error.title.what-happened': 'Wat is er gebeurd?',
  'error.title.what-can-i-do': 'Wat kan ik doen?',
  'error.client': 'Het verzoek kon niet worden uitgevoerd zoals het was verstuurd.',
  'error.server': 'Het verzoek kon aan onze kant niet worden uitgevoerd.',
  'error.from-address':
    'De aanvraag van een app eindigde met deze fout. De tekst komt uit de link waarmee deze pagina is geopend.',
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
  'flow.for-app': 'Verder naar {name}',
  'flow.back-to-app': 'Terug naar {name}',
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

  // Logout
  'logout.title': 'Wil je uitloggen?',
  'logout.accept-button': 'Uitloggen',
  'logout.reject-button': 'Ingelogd blijven',

  // The page around the verification flow
  'verification-page.title': 'E-mailadres bevestigen',
  'verification-page.verified': 'Het e-mailadres van je account is bevestigd.',
  'verification-page.instructions': 'We hebben een e-mail met een code naar je adres gestuurd.',
  'verification-page.instructions.link': 'We hebben een e-mail met een link naar je adres gestuurd.',
  'verification-page.spam': 'Kijk in je inbox en daarna in de map Spam of Ongewenste e-mail.',
  'verification-page.request': 'Nieuwe e-mail aanvragen',
  'verification-page.resend': 'E-mail opnieuw sturen',

  // Reasons: the sentence inside message 4000001
  'reason.unprintable': 'Gebruik letters, cijfers en leestekens op één regel, zonder stuurtekens.',
  'reason.unknownTrait': 'Het veld {name} hoort niet bij dit formulier.',
  'reason.choice': 'Kies een van deze mogelijkheden: {choices}.',
  'reason.format': 'Vul een geldige waarde in ({format}).',
  'reason.rule': 'Deze waarde is hier niet mogelijk. Vul een andere in.',
  'reason.signedIn': 'Je bent al ingelogd. Ga door of log eerst uit.',
  'reason.tooOften': 'De code is te vaak geprobeerd. Vraag een nieuwe aan.',
  'reason.tooManyCodes': 'Te veel verkeerde codes. Begin opnieuw.',
  'reason.paused':
    'Te veel verkeerde codes. Wacht {hours, plural, =0 {{minutes, plural, one {# minuut} other {# minuten}}} one {# uur} other {# uur}} en probeer het dan opnieuw.',
  'reason.held':
    'Te veel pogingen. Wacht {minutes, plural, one {# minuut} other {# minuten}} en probeer het dan opnieuw.',
  'reason.guarded':
    'Te veel pogingen voor dit account. Wacht {minutes, plural, one {# minuut} other {# minuten}}, of log in {ways, select, both {met een passkey, met een code of } other {op een andere manier of }}in een browser waarin je al eerder bent ingelogd.',
  'reason.unusableKey': 'Het antwoord van de sleutel kon niet worden gebruikt. Probeer het opnieuw.',
  'reason.unknownAddress': 'Dit is niet een van de adressen waaruit je kunt kiezen. Kies opnieuw.',
  'reason.robotCheckDown': 'De robotcontrole reageert op dit moment niet. Probeer het over een minuut opnieuw.',
  'reason.breachCheckDown':
    'er kon niet worden nagegaan of het ergens is gestolen. Probeer het over een minuut opnieuw.',
  'reason.oneCharacter': 'het is één teken dat zich herhaalt.',
  'reason.siteName': 'het is weinig meer dan de naam van deze site.',
  'reason.addressWaits': 'Na het herstel geldt dit adres vanaf {until_unix}.',
  'reason.providerDenied':
    '{words, select, none {Je hebt het inloggen bij {provider} niet afgerond.} other {{provider} heeft geweigerd: ‘{words}’.}} Probeer het opnieuw of kies een andere manier.',
  'reason.providerDown':
    '{provider} reageert op dit moment niet. Probeer het over een minuut opnieuw of kies een andere manier.',
  'reason.providerAnswer':
    'Het antwoord van {provider} was niet te vertrouwen. Probeer het opnieuw of kies een andere manier.',
  'reason.providerGone': 'Deze manier is er niet meer. Kies een andere.',
  'reason.beginsHere': 'Inloggen met {provider} begint op deze pagina. Gebruik de knop om verder te gaan.',
  'reason.providerLate': 'Dit heeft te lang geduurd of is twee keer geopend. Begin opnieuw.',
  'reason.providerMapping': 'De gegevens van {provider} zijn niet genoeg voor een account. Kies een andere manier.',
  'reason.noAccountHere': 'Er is hier geen account voor je login bij {provider}, en je kunt er geen nieuw aanmaken.',
  'reason.scopeMissing':
    '{provider} heeft niet alles gedeeld wat nodig is. Probeer het opnieuw en sta alles toe waar we om vragen.',
  'reason.notSignedInAgain':
    '{provider} heeft je niet opnieuw laten inloggen. Probeer het opnieuw of kies een andere manier.',
  'reason.wrongOrganisation':
    'Het adres van {provider} hoort niet bij deze organisatie. Gebruik je account bij de organisatie.',
  'reason.organisationOnly': 'Dit account hoort bij een organisatie. Log in via je organisatie.',
} satisfies Translation<typeof englishTexts>

export const accountMessages = {
  // Information and success
  1010003: 'Hiervoor moet je opnieuw inloggen. Bevestig dat jij het bent.',
  1010004: 'Nog één stap: bevestig het inloggen met je tweede factor.',
  1010012: 'Houd je beveiligingssleutel bij de hand en ga dan door.',
  1010014: 'We hebben een bericht naar je adres gestuurd. Niet ontvangen? Kijk in de map Spam of Ongewenste e-mail.',
  1010016:
    '{duplicateIdentifier} hoort al bij een account. Log in op dat account. Daarna kun je ook met {provider} inloggen.',
  1010020: 'We sturen de code naar het adres dat je voor deze stap hebt opgegeven.',
  1010025:
    'We hebben een code naar het adres van je account gestuurd. Niet ontvangen? Kijk in de map Spam of Ongewenste e-mail.',

  1040005:
    'We hebben een code naar je adres gestuurd. Vul de code in om je registratie af te ronden. Niet ontvangen? Kijk in de map Spam of Ongewenste e-mail.',
  1040009: 'Bijna klaar. Kies hoe je voortaan wilt inloggen.',

  1060001:
    'Je hebt weer toegang tot je account. De komende {privileged_session_expires_at_unix_until_minutes, plural, one {minuut} other {# minuten}} kun je een nieuw wachtwoord kiezen of nog een manier om in te loggen toevoegen.',
  1060002:
    'Als dit adres bij een account hoort, is er een herstellink onderweg. Niets ontvangen? Controleer of het adres goed is gespeld en kijk in de map Spam of Ongewenste e-mail.',
  1060003:
    'Als dit adres bij een account hoort, is er een herstelcode onderweg. Niets ontvangen? Controleer of het adres goed is gespeld en kijk in de map Spam of Ongewenste e-mail.',
  1060004: 'Als {masked_address} bij een account hoort, sturen we daar een herstelcode naartoe.',
  1060005: 'Vul het volledige adres in, zodat we weten dat het van jou is.',
  1060006: 'Naar welk adres moeten we de herstelcode sturen?',

  1080001:
    'Er is een bevestigingslink onderweg naar je adres. Niets ontvangen? Controleer of het adres goed is gespeld en kijk in de map Spam of Ongewenste e-mail.',
  1080002: 'Je e-mailadres is bevestigd.',
  1080003:
    'Er is een bevestigingscode onderweg naar je adres. Niets ontvangen? Controleer of het adres goed is gespeld en kijk in de map Spam of Ongewenste e-mail.',
  1080004:
    'Er is een bevestigingscode onderweg naar je telefoon. Niets ontvangen? Controleer het nummer op typefouten.',
  1080005: 'Je telefoonnummer is bevestigd.',

  // Names of fields and captions of buttons
  1010001: 'Bevestigen met wachtwoord',
  1010002: 'Doorgaan met {provider}',
  1010005: 'Bevestigen',
  1010006: 'Code uit je app',
  1010007: 'Back-upcode',
  1010008: 'Beveiligingssleutel gebruiken',
  1010009: 'Code bevestigen',
  1010010: 'Deze code gebruiken',
  1010011: 'Doorgaan met beveiligingssleutel',
  1010013: 'Sleutel nu gebruiken',
  1010015: 'Code sturen',
  1010017: 'Inloggen en koppelen',
  1010018: 'Doorgaan met {provider} en koppelen',
  1010019: 'Code voor de tweede stap sturen',
  1010021: 'Passkey gebruiken',
  1010022: 'Inloggen',
  1010023: 'Code sturen naar {address}',
  1010024: 'Dit apparaat gebruiken',

  1040001: 'Account aanmaken',
  1040002: 'Registreren met {provider}',
  1040003: 'Registratie afronden',
  1040004: 'Registreren met beveiligingssleutel',
  1040006: 'Code sturen',
  1040007: 'Registreren met passkey',
  1040008: 'Terug',

  1060007: 'Terug',

  1050013: 'Sleutelnaam',
  1070001: 'Wachtwoord',
  1070002: '{title}',
  1070003: 'Opslaan',
  1070004: 'E-mailadres, gebruikersnaam of telefoonnummer',
  1070005: 'Versturen',
  1070006: 'Code uit je app',
  1070007: 'E-mailadres',
  1070008: 'Nieuwe code sturen',
  1070009: 'Doorgaan',
  1070010: 'Herstelcode',
  1070011: 'Bevestigingscode',
  1070012: 'Registratiecode',
  1070013: 'Inlogcode',
  1070014: 'Inloggen en koppelen',
  1070015: 'Rond eerst de robotcontrole af',
  1070016: 'E-mailadres of telefoonnummer',
  1070017: 'Telefoonnummer',
  1070018: 'E-mailadres of telefoonnummer',

  // Errors, each with the next step
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
    'Er is al een account voor {credential_identifier_hint}. Zo kun je daar inloggen: {available_credential_types_list}.{available_oidc_providers_count, select, 0 {} other { Gekoppelde aanbieders: {available_oidc_providers_list}.}}',
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
} satisfies Translation<typeof englishMessages>
