import type { reasons as english } from '../en/reasons.ts'
import type { Translation } from '../translation.ts'

export const reasons = {
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
} satisfies Translation<typeof english>
