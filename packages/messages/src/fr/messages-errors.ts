import type { messagesOfErrors as english } from '../en/messages-errors.ts'
import type { Translation } from '../translation.ts'

export const messagesOfErrors = {
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
    'Un compte existe déjà pour {credential_identifier_hint}. Moyens de s’y connecter : {available_credential_types_list}. Fournisseurs associés : {available_oidc_providers_list}.',
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
} satisfies Translation<typeof english>
