import type { mails as english } from '../en/mails.ts'
import type { Translation } from '../translation.ts'

export const mails = {
  'mail.greeting': 'Bonjour,',
  'mail.signature': 'Collect Everything',
  'mail.ignore': 'Vous n’avez rien demandé ? Ignorez cet e-mail : rien n’a changé.',
  'mail.recovery.subject': '{code} est votre code de récupération',
  'mail.recovery.text': 'Votre code de récupération :',
  'mail.recovery.unknown.subject': 'Tentative de récupération d’un compte',
  'mail.recovery.unknown.text':
    'Quelqu’un a demandé à récupérer un compte avec cette adresse, mais aucun compte ne l’utilise. Si c’était vous, essayez avec une autre adresse.',
  'mail.verification.subject': '{code} est votre code de vérification',
  'mail.verification.text': 'Votre code de vérification :',
  'mail.verification.link': 'Vous pouvez aussi ouvrir cette page :',
  'mail.verification.unknown.subject': 'Tentative de vérification de votre adresse',
  'mail.verification.unknown.text':
    'Quelqu’un a demandé à vérifier cette adresse, mais aucun compte ne l’utilise. Si c’était vous, essayez avec une autre adresse.',
  'mail.login.subject': '{code} est votre code de connexion',
  'mail.login.text': 'Votre code de connexion :',
  'mail.login.unknown.subject': 'Quelqu’un a voulu se connecter avec cette adresse',
  'mail.login.unknown.text':
    'Quelqu’un a demandé un code de connexion avec cette adresse, mais aucun compte ne l’utilise. Si c’était vous, essayez avec une autre adresse.',
  'mail.login.unknown.sign-up': 'Pas encore de compte ? Vous pouvez en créer un ici :',
  'mail.registration.subject': '{code} est votre code d’inscription',
  'mail.registration.text': 'Votre code d’inscription :',
  'mail.lifetime': 'Il expire dans {minutes, plural, one {# minute} many {# de minutes} other {# minutes}}.',
  'mail.recovery-link.subject': 'Récupérez votre compte',
  'mail.recovery-link.text': 'Ouvrez cette page pour retrouver l’accès à votre compte :',
  'mail.verification-link.subject': 'Vérifiez votre adresse',
  'mail.verification-link.text': 'Ouvrez cette page pour confirmer que cette adresse est la vôtre :',
  'mail.lifetime-link': 'Le lien expire dans {minutes, plural, one {# minute} many {# de minutes} other {# minutes}}.',
  'mail.password-changed.subject': 'Votre mot de passe a été modifié',
  'mail.password-changed.text':
    'Votre mot de passe vient d’être changé. Si ce n’était pas vous, récupérez votre compte sans attendre.',
  'mail.recovery.link': 'Vous pouvez aussi ouvrir cette page :',
  'mail.duplicate.subject': 'Vous avez déjà un compte',
  'mail.duplicate.text':
    'Quelqu’un a voulu s’inscrire avec votre adresse, qui est déjà liée à un compte. Si c’était vous, connectez-vous ou, en cas d’oubli du mot de passe, récupérez votre compte. Sinon, vous n’avez rien à faire : rien n’a changé.',
  'mail.not-you':
    'C’était vous ? Vous n’avez rien à faire. Sinon, changez votre mot de passe et déconnectez les autres appareils dans vos paramètres. Impossible de vous connecter ? Récupérez votre compte.',
  'mail.new-device.subject': 'Nouvelle connexion à votre compte',
  'mail.new-device.text': 'Votre compte vient d’être utilisé sur un nouvel appareil.',
  'mail.new-device.time': 'Heure : {time} (UTC)',
  'mail.new-device.device': 'Appareil : {device}',
  'mail.new-device.address': 'Adresse IP : {address}',
  'mail.added.subject': 'Nouvelle méthode de connexion à votre compte',
  'mail.added.text':
    '{factor, select, totp {Une application d’authentification vient d’être associée à votre compte.} lookup_secret {De nouveaux codes de secours viennent d’être créés pour votre compte. Les anciens ne fonctionnent plus.} passkey {Une clé d’accès vient d’être ajoutée à votre compte.} webauthn {Une clé de sécurité vient d’être ajoutée à votre compte.} provider {Votre compte vient d’être associé à {provider}, qui permet désormais de vous connecter.} other {Une nouvelle méthode de connexion vient d’être ajoutée à votre compte.}}',
  'mail.removed.subject': 'Une méthode de connexion a été supprimée',
  'mail.removed.text':
    '{factor, select, totp {L’application d’authentification vient d’être retirée de votre compte.} lookup_secret {Les codes de secours de votre compte viennent d’être supprimés.} passkey {Une clé d’accès vient d’être supprimée de votre compte.} webauthn {Une clé de sécurité vient d’être supprimée de votre compte.} password {Le mot de passe de votre compte vient d’être supprimé.} provider {Votre compte vient d’être dissocié de {provider}, qui ne permet plus de vous connecter.} other {Une méthode de connexion vient d’être supprimée de votre compte.}}',
  'mail.first-proof.subject': 'Votre compte n’appartient plus qu’à vous',
  'mail.first-proof.text':
    'Votre adresse vient d’être confirmée pour la première fois. Nous avons donc retiré ce qui avait été configuré auparavant pour le compte : mot de passe, clés d’accès, clés de sécurité, application d’authentification, codes de secours, comptes associés, sessions ouvertes et navigateurs connus. Une autre personne aurait pu le configurer.',
  'mail.first-proof.again':
    'C’était vous ? Connectez-vous avec un code envoyé par e-mail, puis configurez-les de nouveau dans vos paramètres.',
  'mail.made.text': 'Le {time} (UTC), un compte a été créé avec votre adresse.',
  'mail.made.not-you':
    'Ce n’était pas vous ? Ouvrez la page ci-dessus, saisissez le code et choisissez « Ce n’était pas moi ». Tout ce que l’autre personne a configuré sera retiré.',
  'mail.guessed.subject': 'Codes erronés après votre mot de passe',
  'mail.guessed.text':
    'Quelqu’un a saisi votre mot de passe, puis plusieurs codes erronés, sans parvenir à se connecter. Si ce n’était pas vous, quelqu’un connaît votre mot de passe : changez-le sans attendre.',
  'mail.address-changed.subject': 'Votre adresse e-mail a changé',
  'mail.address-changed.text':
    'L’adresse e-mail de votre compte vient d’être modifiée. Cet e-mail est envoyé à l’ancienne adresse.',
  'mail.app-connected.subject': 'Une application a été connectée à votre compte',
  'mail.app-connected.text':
    'L’application {app} peut maintenant utiliser votre compte. Vos paramètres affichent vos applications connectées, et vous pouvez les y déconnecter.',
  'mail.app-stolen.subject': 'Une application a été déconnectée de votre compte',
  'mail.app-stolen.text':
    'Quelqu’un a probablement copié l’accès de l’application {app} à votre compte. Nous avons mis fin à cet accès : la copie ne fonctionne plus. Pour continuer à utiliser l’application, connectez-la de nouveau.',
  'mail.deletion.subject': 'Votre compte va être supprimé',
  'mail.deletion.text':
    'Vous avez demandé la suppression de votre compte. Il sera supprimé le {date}, avec tout ce que nous conservons à votre sujet.',
  'mail.deletion.undo':
    'Vous avez changé d’avis, ou ce n’était pas vous ? D’ici là, vous pouvez vous connecter et garder le compte dans vos paramètres.',
  'mail.deletion-off.subject': 'Votre compte est conservé',
  'mail.deletion-off.text': 'Votre compte ne sera finalement pas supprimé.',
  'mail.not-me': 'C’était vous ? Vous n’avez rien à faire. Sinon, ouvrez cette page et appuyez sur le bouton :',
  'mail.not-me.lifetime':
    'Le lien est valable {days, plural, one {# jour} many {# de jours} other {# jours}} et ne sert qu’une fois.',
  'mail.address-taken.subject': 'Quelqu’un a indiqué votre adresse',
  'mail.address-taken.text':
    'Quelqu’un a voulu donner votre adresse à un autre compte. Votre compte la garde et rien n’a changé. Si c’était vous, connectez-vous au compte qui a déjà cette adresse.',
} satisfies Translation<typeof english>
