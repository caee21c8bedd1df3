import type { mails as english } from '../en/mails.ts'
import type { Translation } from '../translation.ts'

export const mails = {
  'mail.greeting': 'Hola:',
  'mail.signature': 'Collect Everything',
  'mail.ignore': '¿No lo pediste tú? Entonces ignora este correo: no ha cambiado nada.',
  'mail.recovery.subject': '{code} es tu código de recuperación',
  'mail.recovery.text': 'Tu código de recuperación:',
  'mail.recovery.unknown.subject': 'Alguien intentó recuperar una cuenta',
  'mail.recovery.unknown.text':
    'Alguien pidió recuperar una cuenta con esta dirección, pero no existe ninguna. ¿Fuiste tú? Entonces prueba con otra dirección.',
  'mail.verification.subject': '{code} es tu código de verificación',
  'mail.verification.text': 'Tu código de verificación:',
  'mail.verification.link': 'O abre esta página:',
  'mail.verification.unknown.subject': 'Alguien intentó verificar esta dirección',
  'mail.verification.unknown.text':
    'Alguien pidió verificar esta dirección, pero no pertenece a ninguna cuenta. ¿Fuiste tú? Entonces prueba con otra dirección.',
  'mail.login.subject': '{code} es tu código de inicio de sesión',
  'mail.login.text': 'Tu código de inicio de sesión:',
  'mail.login.unknown.subject': 'Alguien intentó iniciar sesión con esta dirección',
  'mail.login.unknown.text':
    'Alguien pidió un código de inicio de sesión con esta dirección, pero no pertenece a ninguna cuenta. ¿Fuiste tú? Entonces prueba con otra dirección.',
  'mail.login.unknown.sign-up': '¿Aún no tienes cuenta? Puedes crear una aquí:',
  'mail.registration.subject': '{code} es tu código de registro',
  'mail.registration.text': 'Tu código de registro:',
  'mail.lifetime': 'Caduca en {minutes, plural, one {# minuto} many {# de minutos} other {# minutos}}.',
  'mail.recovery-link.subject': 'Recupera tu cuenta',
  'mail.recovery-link.text': 'Abre esta página para volver a entrar en tu cuenta:',
  'mail.verification-link.subject': 'Verifica tu dirección',
  'mail.verification-link.text': 'Abre esta página para confirmar que esta dirección es tuya:',
  'mail.lifetime-link': 'El enlace caduca en {minutes, plural, one {# minuto} many {# de minutos} other {# minutos}}.',
  'mail.password-changed.subject': 'Tu contraseña ha cambiado',
  'mail.password-changed.text':
    'La contraseña de tu cuenta acaba de cambiar. Si no fuiste tú, recupera la cuenta de inmediato.',
  'mail.recovery.link': 'O abre esta página:',
  'mail.duplicate.subject': 'Ya tienes una cuenta',
  'mail.duplicate.text':
    'Alguien intentó registrarse con tu dirección, que ya tiene una cuenta. ¿Fuiste tú? Entonces inicia sesión, o recupera la cuenta si olvidaste la contraseña. Si no fuiste tú, ignora este correo: no ha cambiado nada.',
  'mail.not-you':
    '¿Fuiste tú? Entonces no tienes que hacer nada. Si no, cambia tu contraseña y cierra la sesión en los demás dispositivos desde los ajustes. ¿No puedes iniciar sesión? Recupera tu cuenta.',
  'mail.new-device.subject': 'Nuevo inicio de sesión en tu cuenta',
  'mail.new-device.text': 'Tu cuenta se acaba de usar en un dispositivo nuevo.',
  'mail.new-device.time': 'Hora: {time} (UTC)',
  'mail.new-device.device': 'Dispositivo: {device}',
  'mail.new-device.address': 'Dirección IP: {address}',
  'mail.added.subject': 'Tu cuenta tiene un nuevo método de acceso',
  'mail.added.text':
    '{factor, select, totp {Se acaba de vincular una aplicación de autenticación a tu cuenta.} lookup_secret {Se acaban de crear códigos de respaldo nuevos para tu cuenta. Los anteriores ya no sirven.} passkey {Se acaba de añadir una llave de acceso a tu cuenta.} webauthn {Se acaba de añadir una llave de seguridad a tu cuenta.} provider {Tu cuenta se acaba de vincular con {provider}. A partir de ahora también puedes iniciar sesión así.} other {Se acaba de añadir un nuevo método de acceso a tu cuenta.}}',
  'mail.removed.subject': 'Se ha quitado un método de acceso',
  'mail.removed.text':
    '{factor, select, totp {La aplicación de autenticación se acaba de quitar de tu cuenta.} lookup_secret {Los códigos de respaldo de tu cuenta se acaban de eliminar.} passkey {Se acaba de quitar una llave de acceso de tu cuenta.} webauthn {Se acaba de quitar una llave de seguridad de tu cuenta.} password {La contraseña de tu cuenta se acaba de quitar.} provider {Tu cuenta se acaba de desvincular de {provider}. Ya no puedes iniciar sesión así.} other {Se acaba de quitar un método de acceso de tu cuenta.}}',
  'mail.first-proof.subject': 'Ahora tu cuenta es solo tuya',
  'mail.first-proof.text':
    'Tu dirección se acaba de confirmar por primera vez. Por eso hemos quitado lo que se había configurado antes en la cuenta: contraseña, llaves de acceso, llaves de seguridad, aplicación de autenticación, códigos de respaldo, cuentas vinculadas, sesiones abiertas y navegadores conocidos. Podría haberlo configurado otra persona.',
  'mail.first-proof.again':
    '¿Lo habías configurado tú? Entonces inicia sesión con un código por correo y vuelve a configurarlo en los ajustes.',
  'mail.made.text': 'El {time} (UTC) se creó una cuenta con tu dirección.',
  'mail.made.not-you':
    '¿No fuiste tú? Abre la página de arriba, escribe el código y elige «No fui yo». Se quitará todo lo que configuró la otra persona.',
  'mail.guessed.subject': 'Códigos incorrectos después de tu contraseña',
  'mail.guessed.text':
    'Alguien escribió tu contraseña y después varios códigos incorrectos. No consiguió entrar. Si no fuiste tú, alguien conoce tu contraseña: cámbiala ahora.',
  'mail.address-changed.subject': 'El correo electrónico de tu cuenta ha cambiado',
  'mail.address-changed.text':
    'El correo electrónico de tu cuenta acaba de cambiar. Este correo se envía a la dirección anterior.',
  'mail.app-connected.subject': 'Se ha conectado una aplicación a tu cuenta',
  'mail.app-connected.text':
    'La aplicación {app} ya puede usar tu cuenta. En los ajustes puedes ver tus aplicaciones conectadas y desconectarlas.',
  'mail.app-stolen.subject': 'Se ha desconectado una aplicación de tu cuenta',
  'mail.app-stolen.text':
    'Es probable que alguien haya copiado el acceso de la aplicación {app} a tu cuenta. Hemos cerrado ese acceso y la copia ya no funciona. Para seguir usando la aplicación, conéctala de nuevo.',
  'mail.deletion.subject': 'Tu cuenta se va a eliminar',
  'mail.deletion.text':
    'Has pedido que eliminemos tu cuenta. Se eliminará el {date}, junto con todo lo que guardamos sobre ti.',
  'mail.deletion.undo':
    '¿Has cambiado de idea o no fuiste tú? Hasta entonces puedes iniciar sesión y conservar la cuenta en los ajustes.',
  'mail.deletion-off.subject': 'Tu cuenta se conserva',
  'mail.deletion-off.text': 'Al final tu cuenta no se eliminará.',
  'mail.not-me': '¿Fuiste tú? Entonces no tienes que hacer nada. Si no fuiste tú, abre esta página y pulsa el botón:',
  'mail.not-me.lifetime':
    'El enlace es válido durante {days, plural, one {# día} many {# de días} other {# días}} y solo se puede usar una vez.',
  'mail.address-taken.subject': 'Alguien indicó tu dirección',
  'mail.address-taken.text':
    'Alguien quiso poner tu dirección en otra cuenta. Tu cuenta la conserva y no ha cambiado nada. ¿Fuiste tú? Entonces inicia sesión en la cuenta que ya tiene esta dirección.',
} satisfies Translation<typeof english>
