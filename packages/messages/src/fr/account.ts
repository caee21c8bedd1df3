import type { accountTexts as englishTexts, accountMessages as englishMessages } from '../en/account.ts'
import type { Translation } from '../translation.ts'

export const accountTexts = {
  // The product’s name, the categories and the notices
  'app.name': 'Collect Everything',
  'app.title': '{page} · {name}',
  'app.skip': 'Aller au contenu',
  'language.label': 'Langue',
  'language.change': 'Changer',
  'toast.close': 'Fermer',
  'toast.region': 'Notifications',
  'category.all': 'Tout',
  'category.coins': 'Monnaies',
  'category.stamps': 'Timbres',
  'category.minerals': 'Minéraux',
  'category.cards': 'Cartes à collectionner',
  'category.vinyl': 'Vinyles',
  'category.figures': 'Figurines',

  // Headings, chips, lists of methods and fields, shared by all flows
  'account-linking.title': 'Associer vos comptes',
  'account-linking.not-mine': 'Ce compte n’est pas le vôtre ?',
  'misc.or': 'ou',
  'misc.last-used': 'Dernier choix',
  'misc.last-used.way': 'Dernier choix : {way}',
  'card.header.parts.password.login': 'votre {identifierLabel} et votre mot de passe',
  'card.header.parts.password.registration': 'votre {identifierLabel} et un mot de passe',
  'card.header.parts.identifier-first': 'votre {identifierLabel}',
  'card.header.parts.oidc': 'un autre de vos comptes',
  'card.header.parts.code': 'un code que nous vous envoyons',
  'card.header.parts.totp': 'votre application d’authentification',
  'card.header.parts.lookup_secret': 'un code de secours',
  'card.header.parts.passkey': 'une clé d’accès',
  'card.header.parts.webauthn': 'une clé de sécurité',
  'card.footer.select-another-method': 'Choisir une autre méthode',
  'card.identifier': 'identifiant',
  'card.unknown.title': 'Erreur',
  'card.unknown.description': 'Une erreur s’est produite',
  'chip.label': 'Modifier {identifier}',
  'chip.back': 'Retour',

  'two-step.password.title': 'Mot de passe',
  'two-step.password.description': 'Un mot de passe que personne d’autre ne connaît',
  'two-step.code.title': 'Code à usage unique',
  'two-step.code.description': 'Nous l’envoyons à votre adresse e-mail',
  'two-step.code.description.sms': 'Nous l’envoyons sur votre téléphone',
  'two-step.passkey.title': 'Clé d’accès',
  'two-step.passkey.description': 'Votre empreinte, votre visage ou le verrouillage de l’écran',
  'two-step.passkey.description.error': 'Les clés d’accès n’ont pas pu être chargées. Réessayez plus tard.',
  'two-step.webauthn.title': 'Clé de sécurité',
  'two-step.webauthn.description': 'Une clé à brancher ou à approcher de l’appareil',
  'two-step.webauthn.description.error': 'Les clés de sécurité n’ont pas pu être chargées. Réessayez plus tard.',
  'two-step.totp.title': 'Application d’authentification',
  'two-step.totp.description': 'Les 6 chiffres affichés par votre application',
  'two-step.lookup_secret.title': 'Code de secours',
  'two-step.lookup_secret.description': 'L’un des codes à 8 caractères que vous avez conservés',

  'input.placeholder': 'Saisissez votre {placeholder}',
  'forms.input.placeholder.webauthn_register_displayname': 'Saisissez un nom pour cette clé',
  'input.show-password': 'Afficher le mot de passe',
  'input.choose': 'Choisissez une option',
  'input.code-missing': 'Saisissez le code.',
  'forms.label.forgot-password': 'Mot de passe oublié ?',
  'forms.label.recover-account': 'Récupérer le compte',
  'forms.title.traits.email.Email': 'E-mail',
  'forms.title.traits.name.Name': 'Nom',
  'forms.methods': 'Méthodes proposées',
  'captcha.error': 'La vérification anti-robot n’a pas pu être chargée. Rechargez la page.',
  'captcha.no-script':
    'Ce formulaire comporte une vérification anti-robot qui nécessite JavaScript. Activez-le et rechargez la page.',
  'ceremony.stopped':
    'La fenêtre du navigateur s’est fermée avant la fin de l’opération. Réessayez ou choisissez une autre méthode.',
  'ceremony.known': 'Cette clé est déjà associée à votre compte.',
  'ceremony.failed': 'Votre navigateur n’a pas pu effectuer l’opération. Réessayez ou choisissez une autre méthode.',
  'ceremony.no-script':
    'JavaScript est nécessaire ici, et il est désactivé dans votre navigateur. Activez-le et rechargez la page, ou choisissez une autre méthode.',

  'property.code': 'le code',
  'property.email': 'l’adresse e-mail',
  'property.identifier': 'l’identifiant',
  'property.password': 'le mot de passe',
  'property.phone': 'le numéro de téléphone',
  'property.phone_number': 'le numéro de téléphone',
  'property.recovery_address': 'l’adresse e-mail ou le numéro de téléphone',
  'property.recovery_confirm_address': 'l’adresse e-mail ou le numéro de téléphone',
  'property.passkey_register': 'la clé d’accès',
  'property.webauthn_register': 'la clé de sécurité',
  'property.username': 'le nom d’utilisateur',
  'property.totp_code': 'le code de l’application',
  'property.lookup_secret': 'le code de secours',
  'property.webauthn_register_displayname': 'le nom de la clé',
  'property.name': 'le nom',

  'credential.password': 'mot de passe',
  'credential.code': 'code par e-mail',
  'credential.passkey': 'clé d’accès',
  'credential.webauthn': 'clé de sécurité',
  'credential.totp': 'application d’authentification',
  'credential.lookup_secret': 'codes de secours',
  'credential.oidc': 'compte associé',
  'credential.saml': 'connexion par l’organisation',

  'value-type.string': 'texte',
  'value-type.number': 'nombre',
  'value-type.integer': 'nombre entier',
  'value-type.boolean': 'oui ou non',
  'value-type.array': 'liste',
  'value-type.object': 'groupe de valeurs',
  'value-type.null': 'rien',

  // Login
  'login.title': 'Connexion',
  'login.title-refresh': 'Confirmez votre identité',
  'login.title-aal2': 'Deuxième étape',
  'login.subtitle': 'Connectez-vous avec {parts}',
  'login.subtitle-refresh': 'Confirmez avec {parts}',
  'login.subtitle-aal2': 'Choisissez une méthode.',
  'login.code.subtitle': 'Nous envoyons un code à votre adresse e-mail.',
  'login.code.subtitle.sms': 'Nous envoyons un code sur votre téléphone.',
  'login.totp.subtitle': 'Saisissez les 6 chiffres affichés par votre application d’authentification.',
  'login.webauthn.subtitle': 'Branchez ou touchez votre clé de sécurité quand le navigateur vous le demande.',
  'login.lookup_secret.subtitle': 'Saisissez un code de secours à 8 caractères qui n’a pas encore servi.',
  'login.registration-label': 'Pas de compte ?',
  'login.registration-button': 'S’inscrire',
  'login.logout-button': 'Se déconnecter',
  'login.cancel-button': 'Annuler',
  'login.2fa.go-back': 'Ce n’est pas ce que vous vouliez ?',
  'login.2fa.go-back.link': 'Revenir en arrière',
  'login.2fa.method.go-back': 'Choisir une autre méthode',

  // Registration
  'registration.title': 'Créer un compte',
  'registration.subtitle': 'Inscrivez-vous avec {parts}',
  'registration.login-label': 'Vous avez déjà un compte ?',
  'registration.login-button': 'Se connecter',

  // Recovery and verification
  'recovery.title': 'Récupérer votre compte',
  'recovery.subtitle': 'Indiquez l’adresse de votre compte : nous y enverrons un code.',
  'recovery.subtitle.link': 'Indiquez l’adresse de votre compte : nous y enverrons un lien.',
  'recovery.subtitle.opened': 'Le lien est valable. Continuez pour vous connecter et choisir un nouveau mot de passe.',
  'verification.title': 'Vérifier votre adresse',
  'verification.subtitle': 'Indiquez l’adresse e-mail à vérifier.',
  'verification.subtitle.email-or-phone': 'Indiquez l’adresse e-mail ou le numéro de téléphone à vérifier.',
  'verification.subtitle.opened': 'Le lien est valable. Continuez pour vérifier votre adresse.',

  // The error page, and a flow page that has nothing to draw
  'error.title': 'Un problème est survenu',
  'error.title-not-found': 'Page introuvable',
  'error.title-internal-server-error': 'L’erreur vient de nous',
  'error.title.what-happened': 'Que s’est-il passé ?',
  'error.title.what-can-i-do': 'Que puis-je faire ?',
  'error.client': 'La demande n’a pas pu être traitée telle qu’elle a été envoyée.',
  'error.server': 'Un problème de notre côté a empêché de traiter la demande.',
  'error.from-address':
    'La demande d’une application s’est terminée par cette erreur. Le texte provient du lien qui a ouvert cette page.',
  'error.instructions':
    'Réessayez dans quelques minutes. Si le problème persiste, contactez-nous en joignant les détails ci-dessous.',
  'error.instructions.no-details': 'Réessayez dans quelques minutes. Si le problème persiste, contactez-nous.',
  'error.support-email-link': 'Contacter {contactSupportEmail}',
  'error.footer.text': 'Détails à joindre à votre message',
  'error.footer.copy': 'Copier les détails',
  'error.footer.copied': 'Détails copiés',
  'error.id': 'Identifiant',
  'error.time': 'Date',
  'error.message': 'Message',
  'error.correlation': 'Requête',
  'error.line': '{label} : {value}',
  'error.action.go-back': 'Revenir en arrière',
  'error.not-found.description': 'Il n’y a rien à cette adresse.',

  'flow.loading': 'Chargement…',
  'flow.not-found': 'Impossible d’ouvrir cette page',
  'flow.for-app': 'Continuer vers {name}',
  'flow.back-to-app': 'Retour à {name}',
  'flow.back-home': 'Accueil',
  'flow.start-again': 'Recommencer',
  'flow.expired': 'Cette page est restée ouverte trop longtemps. Nous l’avons donc rechargée.',
  'flow.expires-soon':
    'Cette page expire dans deux minutes. Si vous la renouvelez, votre saisie est conservée, sauf les mots de passe.',
  'flow.renew': 'Renouveler la page',
  'flow.restarted': 'Cette page n’était plus à jour. Nous l’avons rechargée : réessayez.',
  'flow.cookies-off':
    'Votre navigateur ne nous renvoie aucun cookie. Autorisez les cookies pour ce site, puis recommencez.',
  'flow.lost': 'Un nouvel essai n’a rien changé. Recommencez depuis le début.',
  'flow.unavailable': 'La connexion et les comptes sont momentanément indisponibles. Réessayez dans quelques minutes.',
  'flow.unreachable': 'Vous semblez hors ligne. Votre saisie est toujours là, sauf les mots de passe et les codes.',
  'flow.try-again': 'Réessayer',
  'flow.disabled': 'Cette fonction est désactivée ici.',

  'wire.unknown-status': 'Le service a donné une réponse inconnue. Réessayez dans quelques minutes.',
  'wire.unreachable':
    'Impossible d’appeler le point d’accès de l’API. Vérifiez que CORS est bien configuré et que l’adresse du SDK est valide.',
  'wire.undecodable': 'La réponse du service n’a pas pu être lue. Réessayez dans quelques minutes.',
  'wire.content-type':
    'Le service a envoyé un contenu que cette page ne peut pas afficher. Réessayez dans quelques minutes.',
  'wire.unsupported':
    'Le service demande une action que cette page ne peut pas effectuer. Recommencez depuis le début.',

  // Logout
  'logout.title': 'Voulez-vous vous déconnecter ?',
  'logout.accept-button': 'Se déconnecter',
  'logout.reject-button': 'Garder la session',

  // The page around the verification flow
  'verification-page.title': 'Vérification de l’adresse e-mail',
  'verification-page.verified': 'L’adresse e-mail de votre compte est vérifiée.',
  'verification-page.instructions': 'Nous avons envoyé un code à votre adresse e-mail.',
  'verification-page.instructions.link': 'Nous avons envoyé un lien à votre adresse e-mail.',
  'verification-page.spam': 'Consultez votre boîte de réception, puis les dossiers Spam ou Courrier indésirable.',
  'verification-page.request': 'Demander un nouvel e-mail',
  'verification-page.resend': 'Renvoyer l’e-mail de vérification',

  // Reasons: the sentence inside message 4000001
  'reason.unprintable':
    'Utilisez des lettres, des chiffres et des signes sur une seule ligne, sans caractères de contrôle.',
  'reason.unknownTrait': 'Le champ {name} n’appartient pas à ce formulaire.',
  'reason.choice': 'Choisissez l’une de ces valeurs : {choices}.',
  'reason.format': 'Saisissez une valeur valide ({format}).',
  'reason.rule': 'Cette valeur n’est pas possible ici.',
  'reason.signedIn': 'Votre session est déjà ouverte. Continuez, ou déconnectez-vous d’abord.',
  'reason.tooOften': 'Trop d’essais avec ce code. Demandez-en un nouveau.',
  'reason.tooManyCodes': 'Trop de codes erronés. Recommencez depuis le début.',
  'reason.paused':
    'Trop de codes erronés. Attendez {hours, plural, =0 {{minutes, plural, one {# minute} many {# de minutes} other {# minutes}}} one {# heure} many {# d’heures} other {# heures}}, puis réessayez.',
  'reason.held':
    'Trop d’essais. Attendez {minutes, plural, one {# minute} many {# de minutes} other {# minutes}}, puis réessayez.',
  'reason.guarded':
    'Trop d’essais pour ce compte. Attendez {minutes, plural, one {# minute} many {# de minutes} other {# minutes}}, ou connectez-vous {ways, select, both {avec une clé d’accès, avec un code ou } other {autrement ou }}dans un navigateur déjà utilisé pour cela.',
  'reason.unusableKey': 'La réponse de la clé n’a pas pu être utilisée. Réessayez.',
  'reason.unknownAddress': 'Cette adresse ne fait pas partie du choix proposé. Choisissez de nouveau.',
  'reason.robotCheckDown': 'La vérification anti-robot ne répond pas pour le moment. Réessayez dans une minute.',
  'reason.breachCheckDown': 'impossible de vérifier s’il a été volé quelque part. Réessayez dans une minute.',
  'reason.oneCharacter': 'c’est un seul caractère, répété.',
  'reason.siteName': 'c’est à peine plus que le nom de ce site.',
  'reason.addressWaits': 'Après la récupération, cette adresse compte à partir du {until_unix}.',
  'reason.providerDenied':
    '{words, select, none {Vous n’avez pas terminé la connexion avec {provider}.} other {{provider} a refusé : « {words} ».}} Réessayez ou choisissez un autre moyen.',
  'reason.providerDown':
    '{provider} ne répond pas pour le moment. Réessayez dans une minute ou choisissez un autre moyen.',
  'reason.providerAnswer': 'La réponse reçue n’est pas fiable ({provider}). Réessayez ou choisissez un autre moyen.',
  'reason.providerGone': 'Ce moyen n’est plus proposé. Choisissez-en un autre.',
  'reason.beginsHere': 'Une connexion avec {provider} commence sur cette page. Utilisez son bouton pour continuer.',
  'reason.providerLate': 'Cela a pris trop de temps, ou la page a été ouverte deux fois. Recommencez.',
  'reason.providerMapping': '{provider} ne nous en dit pas assez pour un compte. Choisissez un autre moyen.',
  'reason.noAccountHere':
    'Aucun compte ne correspond à votre connexion avec {provider}, et il n’est pas possible d’en créer.',
  'reason.scopeMissing':
    '{provider} ne nous a pas transmis tout ce qu’il faut. Réessayez et autorisez tout ce que nous demandons.',
  'reason.notSignedInAgain':
    '{provider} n’a pas demandé de nouvelle connexion. Réessayez ou choisissez un autre moyen.',
  'reason.wrongOrganisation':
    'L’adresse fournie par {provider} n’est pas celle de cette organisation. Utilisez votre compte de l’organisation.',
  'reason.organisationOnly': 'Ce compte fait partie d’une organisation. Connectez-vous avec votre organisation.',
} satisfies Translation<typeof englishTexts>

export const accountMessages = {
  // Information and success
  1010003: 'Une connexion récente est nécessaire. Confirmez votre identité.',
  1010004: 'Encore une étape : confirmez votre connexion.',
  1010012: 'Préparez votre clé de sécurité, puis continuez.',
  1010014:
    'Nous avons envoyé un message à votre adresse. Rien reçu ? Consultez les dossiers Spam ou Courrier indésirable.',
  1010016:
    'Un compte existe déjà pour {duplicateIdentifier}. Connectez-vous à ce compte : {provider} deviendra un moyen de plus d’y accéder.',
  1010020: 'Nous envoyons le code à l’adresse que vous avez indiquée pour cette étape.',
  1010025:
    'Nous avons envoyé un code à l’adresse de votre compte. Rien reçu ? Consultez les dossiers Spam ou Courrier indésirable.',

  1040005:
    'Nous avons envoyé un code à votre adresse. Saisissez-le pour terminer la création de votre compte. Rien reçu ? Consultez les dossiers Spam ou Courrier indésirable.',
  1040009: 'Vous y êtes presque. Choisissez comment vous vous connecterez.',

  1060001:
    'Vous avez de nouveau accès à votre compte. Il vous reste {privileged_session_expires_at_unix_until_minutes, plural, one {# minute} many {# de minutes} other {# minutes}} pour choisir un nouveau mot de passe ou ajouter un autre moyen de connexion.',
  1060002:
    'Si cette adresse est liée à un compte, un lien de récupération vient d’y être envoyé. Rien reçu ? Vérifiez l’orthographe de l’adresse, puis les dossiers Spam ou Courrier indésirable.',
  1060003:
    'Si cette adresse est liée à un compte, un code de récupération vient d’y être envoyé. Rien reçu ? Vérifiez l’orthographe de l’adresse, puis les dossiers Spam ou Courrier indésirable.',
  1060004: 'Si {masked_address} correspond à un compte, un code de récupération vient d’y être envoyé.',
  1060005: 'Saisissez l’adresse complète, pour confirmer que c’est bien la vôtre.',
  1060006: 'À quelle adresse faut-il envoyer le code de récupération ?',

  1080001:
    'Un lien de vérification vient d’être envoyé à votre adresse. Rien reçu ? Vérifiez l’orthographe de l’adresse, puis les dossiers Spam ou Courrier indésirable.',
  1080002: 'Votre adresse e-mail est vérifiée.',
  1080003:
    'Un code de vérification vient d’être envoyé à votre adresse. Rien reçu ? Vérifiez l’orthographe de l’adresse, puis les dossiers Spam ou Courrier indésirable.',
  1080004: 'Un code de vérification vient d’être envoyé sur votre téléphone. Rien reçu ? Vérifiez le numéro saisi.',
  1080005: 'Votre numéro de téléphone est vérifié.',

  // Names of fields and captions of buttons
  1010001: 'Confirmer le mot de passe',
  1010002: 'Continuer avec {provider}',
  1010005: 'Vérifier',
  1010006: 'Code de l’application',
  1010007: 'Code de secours',
  1010008: 'Utiliser une clé de sécurité',
  1010009: 'Vérifier le code',
  1010010: 'Utiliser ce code',
  1010011: 'Continuer avec la clé de sécurité',
  1010013: 'Utiliser la clé maintenant',
  1010015: 'Recevoir un code',
  1010017: 'Se connecter et associer',
  1010018: 'Continuer avec {provider} et associer',
  1010019: 'Recevoir un code de confirmation',
  1010021: 'Utiliser une clé d’accès',
  1010022: 'Se connecter',
  1010023: 'Envoyer un code à {address}',
  1010024: 'Utiliser cet appareil',

  1040001: 'Créer un compte',
  1040002: 'S’inscrire avec {provider}',
  1040003: 'Terminer l’inscription',
  1040004: 'S’inscrire avec une clé de sécurité',
  1040006: 'Recevoir un code',
  1040007: 'S’inscrire avec une clé d’accès',
  1040008: 'Revenir en arrière',

  1060007: 'Revenir en arrière',

  1050013: 'Nom pour cette clé',
  1070001: 'Mot de passe',
  1070002: '{title}',
  1070003: 'Enregistrer',
  1070004: 'E-mail, nom d’utilisateur ou numéro de téléphone',
  1070005: 'Envoyer',
  1070006: 'Code de l’application',
  1070007: 'E-mail',
  1070008: 'Recevoir un nouveau code',
  1070009: 'Continuer',
  1070010: 'Code de récupération',
  1070011: 'Code de vérification',
  1070012: 'Code d’inscription',
  1070013: 'Code de connexion',
  1070014: 'Se connecter et associer',
  1070015: 'Effectuez d’abord la vérification anti-robot',
  1070016: 'E-mail ou numéro de téléphone',
  1070017: 'Numéro de téléphone',
  1070018: 'E-mail ou numéro de téléphone',

  // Errors, each with the next step
  4000001: '{reason}',
  4000002: 'Saisissez {property} et réessayez.',
  4000003:
    'Il faut au moins {min_length, plural, one {# caractère} many {# de caractères} other {# caractères}} ; il y en a {actual_length}.',
  4000004: 'Cette valeur n’a pas le format attendu : {pattern}',
  4000005: 'Ce mot de passe ne convient pas : {reason}',
  4000006:
    'Les informations ne correspondent pas. Vérifiez votre mot de passe et votre e-mail, nom d’utilisateur ou numéro de téléphone.',
  4000007: 'Un compte existe déjà avec cet e-mail, ce nom d’utilisateur ou ce numéro de téléphone.',
  4000008: 'Ce code n’est pas le bon. Saisissez celui que votre application affiche maintenant.',
  4000009:
    'Ce formulaire ne contient rien qui permette de se connecter. La configuration du site est peut-être en cause.',
  4000010: 'Ce compte n’est pas encore actif. Ouvrez d’abord l’e-mail de vérification que nous vous avons envoyé.',
  4000011: 'Aucune application d’authentification n’est configurée pour ce compte.',
  4000012: 'Ce code de secours a déjà servi. Prenez-en un autre.',
  4000013: 'Aucune clé de sécurité n’est configurée pour ce compte.',
  4000014: 'Aucun code de secours n’est configuré pour ce compte.',
  4000015: 'Nous n’avons pas trouvé ce compte, ou il n’a ni clé de sécurité ni clé d’accès.',
  4000016: 'Ce code ne fait pas partie de vos codes de secours. Vérifiez-le et réessayez.',
  4000017:
    'La limite est de {max_length, plural, one {# caractère} many {# de caractères} other {# caractères}} ; il y en a {actual_length}.',
  4000018: 'La valeur doit être supérieure ou égale à {minimum} ; elle est de {actual}.',
  4000019: 'La valeur doit être supérieure à {minimum} ; elle est de {actual}.',
  4000020: 'La valeur doit être inférieure ou égale à {maximum} ; elle est de {actual}.',
  4000021: 'La valeur doit être inférieure à {maximum} ; elle est de {actual}.',
  4000022: 'La valeur doit être un multiple de {base} ; elle est de {actual}.',
  4000023:
    'La liste peut contenir au plus {max_items, plural, one {# élément} many {# d’éléments} other {# éléments}} ; il y en a {actual_items}.',
  4000024:
    'La liste doit contenir au moins {min_items, plural, one {# élément} many {# d’éléments} other {# éléments}} ; il y en a {actual_items}.',
  4000025: 'Un même élément ne peut pas figurer deux fois : les positions {index_a} et {index_b} sont identiques.',
  4000026: 'Type attendu : {allowed_types_list}. Type reçu : {actual_type}.',
  4000027:
    'Un compte utilise déjà cet e-mail, ce nom d’utilisateur ou ce numéro de téléphone. Si c’est le vôtre, connectez-vous et associez le nouveau fournisseur dans vos paramètres.',
  4000028:
    'Un compte existe déjà pour {credential_identifier_hint}. Moyens de s’y connecter : {available_credential_types_list}.{available_oidc_providers_count, select, 0 {} other { Fournisseurs associés : {available_oidc_providers_list}.}}',
  4000029: 'La valeur doit être exactement {expected}.',
  4000030: 'Ce n’est pas la valeur attendue ici.',
  4000031: 'Ce mot de passe ressemble trop à votre e-mail, à votre nom d’utilisateur ou à votre numéro de téléphone.',
  4000032:
    'Le mot de passe doit compter au moins {min_length, plural, one {# caractère} many {# de caractères} other {# caractères}} ; celui-ci en a {actual_length}.',
  4000033:
    'Le mot de passe peut compter au plus {max_length, plural, one {# caractère} many {# de caractères} other {# caractères}} ; celui-ci en a {actual_length}.',
  4000034: 'Ce mot de passe figure dans des listes de mots de passe volés. Choisissez-en un autre.',
  4000035: 'Nous n’avons pas trouvé ce compte, ou il ne permet pas la connexion par code.',
  4000036: 'Ces informations ne sont pas celles pour lesquelles le code a été envoyé. Vérifiez-les.',
  4000037: 'Nous n’avons pas trouvé ce compte, ou il n’a aucun moyen de connexion.',
  4000038: 'La vérification anti-robot n’a pas abouti. Réessayez.',
  4000039: 'C’est votre mot de passe actuel. Choisissez-en un autre.',
  4000040: 'Saisissez une adresse e-mail valide.',
  4000041: 'Saisissez un numéro de téléphone valide, avec l’indicatif du pays (+33, par exemple).',
  4000042: 'Aucun appareil n’est configuré pour ce compte.',
  4000043: 'Votre clé n’a pas été acceptée. Réessayez.',
  4000044: 'Cet appareil n’a pas été accepté. Réessayez.',
  4000045: 'Cet appareil doit être confirmé de nouveau avant de pouvoir servir.',
  4000046: 'Configurez de nouveau cet appareil dans vos paramètres.',

  4010001:
    'La connexion a pris trop de temps : le délai est dépassé depuis {expired_at_unix_since_minutes, plural, one {# minute} many {# de minutes} other {# minutes}}. Réessayez.',
  4010002: 'Nous n’avons pas pu déterminer comment vous voulez vous connecter. Vérifiez que tout est rempli.',
  4010003: 'Nous n’avons pas pu déterminer comment vous voulez vous inscrire. Vérifiez que tout est rempli.',
  4010004: 'Nous n’avons pas pu déterminer ce que vous voulez modifier. Vérifiez que tout est rempli.',
  4010005: 'Nous n’avons pas pu déterminer comment récupérer le compte. Vérifiez que tout est rempli.',
  4010006: 'Nous n’avons pas pu déterminer comment vérifier l’adresse. Vérifiez que tout est rempli.',
  4010007: 'Cette connexion est déjà terminée. Si besoin, recommencez-la.',
  4010008: 'Ce code de connexion est incorrect ou a déjà servi. Réessayez.',
  4010009: 'Ce n’est pas le bon compte. Connectez-vous à celui que vous voulez associer.',
  4010010: 'Cette adresse ne correspond à aucune adresse de ce compte.',
  4010011: 'Ce compte a été désactivé. Contactez-nous.',

  4040001:
    'L’inscription a pris trop de temps : le délai est dépassé depuis {expired_at_unix_since_minutes, plural, one {# minute} many {# de minutes} other {# minutes}}. Réessayez.',
  4040002: 'Cette inscription est déjà terminée. Vous pouvez vous connecter.',
  4040003: 'Ce code d’inscription est incorrect ou a déjà servi. Réessayez.',

  4050001:
    'Vos paramètres sont restés ouverts trop longtemps : le délai est dépassé depuis {expired_at_unix_since_minutes, plural, one {# minute} many {# de minutes} other {# minutes}}. Réessayez.',
  4050002: 'Modifiez une seule adresse à la fois.',

  4060001: 'Cette récupération est déjà terminée. Si besoin, recommencez-la.',
  4060002: 'Un problème est survenu pendant la récupération de votre compte. Recommencez-la.',
  4060004: 'Ce lien de récupération est incorrect ou a déjà servi. Demandez-en un nouveau.',
  4060005:
    'La récupération a pris trop de temps : le délai est dépassé depuis {expired_at_unix_since_minutes, plural, one {# minute} many {# de minutes} other {# minutes}}. Réessayez.',
  4060006: 'Ce code de récupération est incorrect ou a déjà servi. Réessayez.',

  4070001: 'Ce lien de vérification est incorrect ou a déjà servi. Demandez-en un nouveau.',
  4070002: 'Cette vérification est déjà terminée. Si besoin, recommencez-la.',
  4070003: 'Un problème est survenu pendant la vérification. Recommencez-la.',
  4070005:
    'La vérification a pris trop de temps : le délai est dépassé depuis {expired_at_unix_since_minutes, plural, one {# minute} many {# de minutes} other {# minutes}}. Réessayez.',
  4070006: 'Ce code de vérification est incorrect ou a déjà servi. Réessayez.',

  5000001: '{reason}',
  5000002:
    'Aucun moyen de connexion n’est disponible pour cette demande. Contactez le propriétaire du site ou de l’application.',
  5000003: 'Votre organisation n’a encore aucun moyen de connexion. Adressez-vous à la personne qui la gère.',
} satisfies Translation<typeof englishMessages>
