import type { accountTexts as englishTexts, accountMessages as englishMessages } from '../en/account.ts'
import type { Translation } from '../translation.ts'

export const accountTexts = {
  // The product’s name, the categories and the notices
  'app.name': 'Collect Everything',
  'app.title': '{page} · {name}',
  'app.skip': 'Ir al contenido',
  'language.label': 'Idioma',
  'language.change': 'Cambiar',
  'toast.close': 'Cerrar',
  'toast.region': 'Avisos',
  'category.all': 'Todo',
  'category.coins': 'Monedas',
  'category.stamps': 'Sellos',
  'category.minerals': 'Minerales',
  'category.cards': 'Cartas de colección',
  'category.vinyl': 'Vinilos',
  'category.figures': 'Figuras',

  // Headings, chips, lists of methods and fields, shared by all flows
  'account-linking.title': 'Vincula tu cuenta',
  'account-linking.not-mine': '¿No es tu cuenta?',
  'misc.or': 'o',
  'misc.last-used': 'Último usado',
  'misc.last-used.way': 'Último usado: {way}',
  'card.header.parts.password.login': 'tu {identifierLabel} y tu contraseña',
  'card.header.parts.password.registration': 'tu {identifierLabel} y una contraseña',
  'card.header.parts.identifier-first': 'tu {identifierLabel}',
  'card.header.parts.oidc': 'una cuenta de otro servicio',
  'card.header.parts.code': 'un código que te enviamos',
  'card.header.parts.totp': 'tu aplicación de autenticación',
  'card.header.parts.lookup_secret': 'un código de respaldo',
  'card.header.parts.passkey': 'una llave de acceso',
  'card.header.parts.webauthn': 'una llave de seguridad',
  'card.footer.select-another-method': 'Elegir otro método',
  'card.identifier': 'nombre de cuenta',
  'card.unknown.title': 'Error',
  'card.unknown.description': 'Se produjo un error',
  'chip.label': 'Cambiar {identifier}',
  'chip.back': 'Volver',

  'two-step.password.title': 'Contraseña',
  'two-step.password.description': 'Una contraseña que solo tú conoces',
  'two-step.code.title': 'Código',
  'two-step.code.description': 'Te lo enviamos por correo electrónico',
  'two-step.code.description.sms': 'Te lo enviamos al teléfono',
  'two-step.passkey.title': 'Llave de acceso',
  'two-step.passkey.description': 'Con tu huella, tu rostro o el bloqueo de pantalla',
  'two-step.passkey.description.error': 'No se pudieron cargar las llaves de acceso. Inténtalo más tarde.',
  'two-step.webauthn.title': 'Llave de seguridad',
  'two-step.webauthn.description': 'Una llave física que conectas o acercas al dispositivo',
  'two-step.webauthn.description.error': 'No se pudieron cargar las llaves de seguridad. Inténtalo más tarde.',
  'two-step.totp.title': 'Aplicación de autenticación',
  'two-step.totp.description': 'Los 6 dígitos que muestra la aplicación',
  'two-step.lookup_secret.title': 'Código de respaldo',
  'two-step.lookup_secret.description': 'Uno de los códigos de 8 caracteres que guardaste',

  'input.placeholder': 'Escribe tu {placeholder}',
  'forms.input.placeholder.webauthn_register_displayname': 'Escribe un nombre para la llave',
  'input.show-password': 'Mostrar contraseña',
  'input.choose': 'Elige una opción',
  'input.code-missing': 'Falta el código',
  'forms.label.forgot-password': '¿Olvidaste la contraseña?',
  'forms.label.recover-account': 'Recuperar la cuenta',
  'forms.title.traits.email.Email': 'Correo electrónico',
  'forms.title.traits.name.Name': 'Nombre',
  'forms.methods': 'Formas de continuar',
  'captcha.error': 'No se pudo cargar la comprobación contra robots. Vuelve a cargar la página.',
  'captcha.no-script':
    'Este formulario incluye una comprobación contra robots que necesita JavaScript. Actívalo y vuelve a cargar la página.',
  'ceremony.stopped': 'El navegador no recibió ninguna llave. Inténtalo de nuevo o elige otro método.',
  'ceremony.known': 'Esta llave ya está vinculada a tu cuenta.',
  'ceremony.failed': 'Tu navegador no pudo usar la llave. Inténtalo de nuevo o elige otro método.',
  'ceremony.no-script':
    'Para esto hace falta JavaScript, que está desactivado en tu navegador. Actívalo y vuelve a cargar la página, o elige otro método.',

  'property.code': 'el código',
  'property.email': 'el correo electrónico',
  'property.identifier': 'el nombre de cuenta',
  'property.password': 'la contraseña',
  'property.phone': 'el número de teléfono',
  'property.phone_number': 'el número de teléfono',
  'property.recovery_address': 'el correo electrónico o el número de teléfono',
  'property.recovery_confirm_address': 'el correo electrónico o el número de teléfono',
  'property.passkey_register': 'la llave de acceso',
  'property.webauthn_register': 'la llave de seguridad',
  'property.username': 'el nombre de usuario',
  'property.totp_code': 'el código de la aplicación',
  'property.lookup_secret': 'el código de respaldo',
  'property.webauthn_register_displayname': 'un nombre para la llave',
  'property.name': 'el nombre',

  'credential.password': 'contraseña',
  'credential.code': 'código por correo electrónico',
  'credential.passkey': 'llave de acceso',
  'credential.webauthn': 'llave de seguridad',
  'credential.totp': 'aplicación de autenticación',
  'credential.lookup_secret': 'códigos de respaldo',
  'credential.oidc': 'cuenta vinculada',
  'credential.saml': 'cuenta de la organización',

  'value-type.string': 'texto',
  'value-type.number': 'número',
  'value-type.integer': 'número entero',
  'value-type.boolean': 'sí o no',
  'value-type.array': 'lista',
  'value-type.object': 'grupo de valores',
  'value-type.null': 'nada',

  // Login
  'login.title': 'Inicia sesión',
  'login.title-refresh': 'Confirma que eres tú',
  'login.title-aal2': 'Segundo paso',
  'login.subtitle': 'Inicia sesión con {parts}',
  'login.subtitle-refresh': 'Confírmalo con {parts}',
  'login.subtitle-aal2': 'Elige cómo quieres completar el segundo paso.',
  'login.code.subtitle': 'Te enviamos un código por correo electrónico.',
  'login.code.subtitle.sms': 'Te enviamos un código al teléfono.',
  'login.totp.subtitle': 'Escribe los 6 dígitos que muestra tu aplicación de autenticación.',
  'login.webauthn.subtitle': 'Conecta o toca tu llave de seguridad cuando el navegador lo pida.',
  'login.lookup_secret.subtitle': 'Escribe uno de los códigos de respaldo de 8 caracteres que aún no has usado.',
  'login.registration-label': '¿No tienes cuenta?',
  'login.registration-button': 'Crear cuenta',
  'login.logout-button': 'Cerrar sesión',
  'login.cancel-button': 'Cancelar',
  'login.2fa.go-back': '¿No es lo que buscabas?',
  'login.2fa.go-back.link': 'Volver',
  'login.2fa.method.go-back': 'Elegir otro método',

  // Registration
  'registration.title': 'Crea una cuenta',
  'registration.subtitle': 'Regístrate con {parts}',
  'registration.login-label': '¿Ya tienes una cuenta?',
  'registration.login-button': 'Iniciar sesión',

  // Recovery and verification
  'recovery.title': 'Recupera tu cuenta',
  'recovery.subtitle': 'Escribe la dirección de tu cuenta y te enviaremos un código.',
  'recovery.subtitle.link': 'Escribe la dirección de tu cuenta y te enviaremos un enlace.',
  'recovery.subtitle.opened':
    'El enlace es válido. Si continúas, iniciarás sesión y podrás elegir una contraseña nueva.',
  'verification.title': 'Verifica tu dirección',
  'verification.subtitle': 'Escribe el correo electrónico que quieres verificar.',
  'verification.subtitle.email-or-phone':
    'Escribe el correo electrónico o el número de teléfono que quieres verificar.',
  'verification.subtitle.opened': 'El enlace es válido. Si continúas, tu dirección quedará verificada.',

  // The error page, and a flow page that has nothing to draw
  'error.title': 'Algo salió mal',
  'error.title-not-found': 'Página no encontrada',
  'error.title-internal-server-error': 'El error es nuestro',
  'error.title.what-happened': '¿Qué pasó?',
  'error.title.what-can-i-do': '¿Qué puedo hacer?',
  'error.client': 'La solicitud no se pudo atender tal como llegó.',
  'error.server': 'Nuestro sistema no pudo atender la solicitud.',
  'error.from-address':
    'La solicitud de una aplicación terminó con este error. El texto procede del enlace que abrió esta página.',
  'error.instructions':
    'Vuelve a intentarlo dentro de unos minutos. Si el problema continúa, escríbenos e incluye los datos que aparecen abajo.',
  'error.instructions.no-details': 'Vuelve a intentarlo dentro de unos minutos. Si el problema continúa, escríbenos.',
  'error.support-email-link': 'Escribir a {contactSupportEmail}',
  'error.footer.text': 'Datos para tu mensaje',
  'error.footer.copy': 'Copiar datos',
  'error.footer.copied': 'Copiado',
  'error.id': 'ID',
  'error.time': 'Hora',
  'error.message': 'Mensaje',
  'error.correlation': 'Solicitud',
  'error.line': '{label}: {value}',
  'error.action.go-back': 'Volver',
  'error.not-found.description': 'No hay nada en esta dirección.',

  'flow.loading': 'Cargando…',
  'flow.not-found': 'No se pudo abrir esta página',
  'flow.for-app': 'Continuar a {name}',
  'flow.back-to-app': 'Volver a {name}',
  'flow.back-home': 'Volver al inicio',
  'flow.start-again': 'Empezar de nuevo',
  'flow.expired': 'Esta página estuvo abierta demasiado tiempo, así que la iniciamos de nuevo.',
  'flow.expires-soon':
    'Esta página caduca en dos minutos. Si la renuevas, se conserva lo que has escrito, salvo las contraseñas.',
  'flow.renew': 'Renovar la página',
  'flow.restarted': 'Algo no coincidía, así que iniciamos esta página de nuevo. Inténtalo otra vez.',
  'flow.cookies-off': 'Tu navegador no acepta nuestras cookies. Permítelas para este sitio y empieza de nuevo.',
  'flow.lost': 'Empezamos de nuevo, pero la página sigue sin abrirse. Inténtalo otra vez dentro de unos minutos.',
  'flow.unavailable': 'El servicio de cuentas no responde en este momento. Vuelve a intentarlo dentro de unos minutos.',
  'flow.unreachable': 'Parece que no tienes conexión. Lo que has escrito sigue aquí, salvo contraseñas y códigos.',
  'flow.try-again': 'Volver a intentarlo',
  'flow.disabled': 'Esta función está desactivada.',

  'wire.unknown-status': 'El servicio dio una respuesta desconocida. Vuelve a intentarlo dentro de unos minutos.',
  'wire.unreachable':
    'No se puede llamar al punto de acceso de la API. Comprueba que CORS esté bien configurado y que la dirección del SDK sea válida.',
  'wire.undecodable': 'No se pudo leer la respuesta del servicio. Vuelve a intentarlo dentro de unos minutos.',
  'wire.content-type':
    'El servicio envió algo que esta página no puede mostrar. Vuelve a intentarlo dentro de unos minutos.',
  'wire.unsupported': 'El servicio pidió algo que esta página no puede hacer. Empieza de nuevo.',

  // Logout
  'logout.title': '¿Quieres cerrar la sesión?',
  'logout.accept-button': 'Cerrar sesión',
  'logout.reject-button': 'Mantener la sesión',

  // The page around the verification flow
  'verification-page.title': 'Verifica tu correo electrónico',
  'verification-page.verified': 'El correo electrónico de tu cuenta está verificado.',
  'verification-page.instructions': 'Te enviamos un correo con un código a tu dirección.',
  'verification-page.instructions.link': 'Te enviamos un correo con un enlace a tu dirección.',
  'verification-page.spam': 'Mira en la bandeja de entrada y luego en Spam o Correo no deseado.',
  'verification-page.request': 'Pedir otro correo de verificación',
  'verification-page.resend': 'Reenviar el correo de verificación',

  // Reasons: the sentence inside message 4000001
  'reason.unprintable': 'Usa letras, números y signos en una sola línea, sin caracteres de control.',
  'reason.unknownTrait': 'El campo {name} no pertenece a este formulario.',
  'reason.choice': 'Elige una de estas opciones: {choices}.',
  'reason.format': 'Escribe un valor válido ({format}).',
  'reason.rule': 'Este valor no es posible aquí.',
  'reason.signedIn': 'Ya has iniciado sesión. Continúa o cierra la sesión primero.',
  'reason.tooOften': 'El código se probó demasiadas veces. Pide uno nuevo.',
  'reason.tooManyCodes': 'Demasiados códigos incorrectos. Empieza de nuevo.',
  'reason.paused':
    'Demasiados códigos incorrectos. Espera {hours, plural, =0 {{minutes, plural, one {# minuto} many {# de minutos} other {# minutos}}} one {# hora} many {# de horas} other {# horas}} y vuelve a intentarlo.',
  'reason.held':
    'Demasiados intentos. Espera {minutes, plural, one {# minuto} many {# de minutos} other {# minutos}} y vuelve a intentarlo.',
  'reason.guarded':
    'Demasiados intentos para esta cuenta. Espera {minutes, plural, one {# minuto} many {# de minutos} other {# minutos}}, o inicia sesión {ways, select, both {con una llave de acceso, con un código o } other {de otra forma o }}en un navegador que ya hayas usado para entrar.',
  'reason.unusableKey': 'No se pudo usar la respuesta de la llave. Inténtalo de nuevo.',
  'reason.unknownAddress': 'Esa no es una de las direcciones que se pueden elegir. Elige otra vez.',
  'reason.robotCheckDown':
    'La comprobación contra robots no responde en este momento. Inténtalo de nuevo dentro de un minuto.',
  'reason.breachCheckDown':
    'no se ha podido comprobar si fue robada en algún sitio. Inténtalo de nuevo dentro de un minuto.',
  'reason.oneCharacter': 'es un solo carácter repetido.',
  'reason.siteName': 'es poco más que el nombre de este sitio.',
  'reason.addressWaits': 'Tras la recuperación, esta dirección vale a partir del {until_unix}.',
  'reason.providerDenied':
    '{words, select, none {No terminaste el inicio de sesión con {provider}.} other {{provider} lo rechazó: «{words}».}} Inténtalo de nuevo o elige otra forma.',
  'reason.providerDown':
    '{provider} no responde en este momento. Inténtalo de nuevo dentro de un minuto o elige otra forma.',
  'reason.providerAnswer': 'La respuesta de {provider} no es de fiar. Inténtalo de nuevo o elige otra forma.',
  'reason.providerGone': 'Esta forma ya no se ofrece. Elige otra.',
  'reason.beginsHere': 'El inicio de sesión con {provider} empieza en esta página. Pulsa su botón para continuar.',
  'reason.providerLate': 'Pasó demasiado tiempo o la página se abrió dos veces. Empieza de nuevo.',
  'reason.providerMapping': '{provider} no dio datos suficientes para una cuenta. Elige otra forma.',
  'reason.noAccountHere':
    'Aquí no hay ninguna cuenta para tu sesión de {provider}, y no se pueden crear cuentas nuevas.',
  'reason.scopeMissing':
    '{provider} no compartió todo lo necesario. Inténtalo de nuevo y autoriza todo lo que pedimos.',
  'reason.notSignedInAgain':
    '{provider} no pidió que iniciaras sesión otra vez. Inténtalo de nuevo o elige otra forma.',
  'reason.wrongOrganisation':
    'La dirección de {provider} no pertenece a esta organización. Usa tu cuenta de la organización.',
  'reason.organisationOnly': 'Esta cuenta es de una organización. Inicia sesión con tu organización.',
} satisfies Translation<typeof englishTexts>

export const accountMessages = {
  // Information and success
  1010003: 'Para continuar hay que iniciar sesión de nuevo. Confirma que eres tú.',
  1010004: 'Un paso más: confirma el inicio de sesión con tu segundo factor.',
  1010012: 'Ten a mano tu llave de seguridad y continúa.',
  1010014: 'Te enviamos un mensaje a tu dirección. ¿No llega? Mira en Spam o Correo no deseado.',
  1010016:
    'La dirección {duplicateIdentifier} ya pertenece a una cuenta. Inicia sesión en esa cuenta para añadir {provider} como otra forma de entrar en ella.',
  1010020: 'Enviaremos el código a la dirección que indicaste para este paso.',
  1010025: 'Enviamos un código a la dirección de tu cuenta. ¿No llega? Mira en Spam o Correo no deseado.',

  1040005:
    'Te enviamos un código a tu dirección. Escríbelo para terminar de crear la cuenta. ¿No llega? Mira en Spam o Correo no deseado.',
  1040009: 'Ya casi está. Elige cómo quieres iniciar sesión a partir de ahora.',

  1060001:
    'Has recuperado el acceso a tu cuenta. Durante {privileged_session_expires_at_unix_until_minutes, plural, one {# minuto} many {# de minutos} other {# minutos}} puedes elegir una contraseña nueva o añadir otra forma de iniciar sesión.',
  1060002:
    'Si esta dirección pertenece a una cuenta, recibirás un enlace de recuperación. ¿No llega? Revisa que la dirección esté bien escrita y luego mira en Spam o Correo no deseado.',
  1060003:
    'Si esta dirección pertenece a una cuenta, recibirás un código de recuperación. ¿No llega? Revisa que la dirección esté bien escrita y luego mira en Spam o Correo no deseado.',
  1060004: 'Si {masked_address} pertenece a una cuenta, recibirás allí un código de recuperación.',
  1060005: 'Escribe la dirección completa para confirmar que es tuya.',
  1060006: '¿A qué dirección enviamos el código de recuperación?',

  1080001:
    'Enviamos un enlace de verificación a tu dirección. ¿No llega? Revisa que la dirección esté bien escrita y luego mira en Spam o Correo no deseado.',
  1080002: 'Tu correo electrónico está verificado.',
  1080003:
    'Enviamos un código de verificación a tu dirección. ¿No llega? Revisa que la dirección esté bien escrita y luego mira en Spam o Correo no deseado.',
  1080004: 'Enviamos un código de verificación a tu teléfono. ¿No llega? Revisa que el número esté bien escrito.',
  1080005: 'Tu número de teléfono está verificado.',

  // Names of fields and captions of buttons
  1010001: 'Confirmar con la contraseña',
  1010002: 'Continuar con {provider}',
  1010005: 'Comprobar',
  1010006: 'Código de la aplicación',
  1010007: 'Código de respaldo',
  1010008: 'Usar una llave de seguridad',
  1010009: 'Comprobar el código',
  1010010: 'Usar este código',
  1010011: 'Continuar con la llave de seguridad',
  1010013: 'Usar la llave ahora',
  1010015: 'Enviar código',
  1010017: 'Iniciar sesión y vincular',
  1010018: 'Continuar con {provider} y vincular',
  1010019: 'Enviar código para el segundo paso',
  1010021: 'Usar una llave de acceso',
  1010022: 'Iniciar sesión',
  1010023: 'Enviar un código a {address}',
  1010024: 'Usar este dispositivo',

  1040001: 'Crear cuenta',
  1040002: 'Registrarse con {provider}',
  1040003: 'Terminar el registro',
  1040004: 'Registrarse con una llave de seguridad',
  1040006: 'Enviar código',
  1040007: 'Registrarse con una llave de acceso',
  1040008: 'Volver',

  1060007: 'Volver',

  1050013: 'Nombre para la llave',
  1070001: 'Contraseña',
  1070002: '{title}',
  1070003: 'Guardar',
  1070004: 'Correo electrónico, nombre de usuario o teléfono',
  1070005: 'Enviar',
  1070006: 'Código de la aplicación',
  1070007: 'Correo electrónico',
  1070008: 'Enviar un código nuevo',
  1070009: 'Continuar',
  1070010: 'Código de recuperación',
  1070011: 'Código de verificación',
  1070012: 'Código de registro',
  1070013: 'Código de inicio de sesión',
  1070014: 'Iniciar sesión y vincular',
  1070015: 'Completa primero la comprobación contra robots',
  1070016: 'Correo electrónico o teléfono',
  1070017: 'Número de teléfono',
  1070018: 'Correo electrónico o número de teléfono',

  // Errors, each with the next step
  4000001: '{reason}',
  4000002: 'Escribe {property} y vuelve a intentarlo.',
  4000003:
    'Debe tener al menos {min_length, plural, one {# carácter} many {# de caracteres} other {# caracteres}}; ahora tiene {actual_length}.',
  4000004: 'Debe tener este formato: {pattern}',
  4000005: 'Esta contraseña no se puede usar: {reason}',
  4000006:
    'Los datos no son correctos. Revisa tu correo electrónico, nombre de usuario o teléfono, y también la contraseña.',
  4000007:
    'Ya existe una cuenta con este correo electrónico, nombre de usuario o teléfono. Usa otro o inicia sesión en esa cuenta.',
  4000008: 'Este código no es correcto. Usa el que muestra ahora tu aplicación.',
  4000009:
    'Este formulario no tiene ningún dato con el que iniciar sesión. Puede que el sitio no esté bien configurado.',
  4000010: 'Esta cuenta todavía no está activa. Verifica primero tu correo electrónico.',
  4000011: 'Esta cuenta no tiene ninguna aplicación de autenticación.',
  4000012: 'Este código de respaldo ya se usó. Usa otro.',
  4000013: 'Esta cuenta no tiene ninguna llave de seguridad.',
  4000014: 'Esta cuenta no tiene códigos de respaldo.',
  4000015: 'No encontramos esta cuenta, o no tiene llave de seguridad ni llave de acceso.',
  4000016: 'Este código no es uno de tus códigos de respaldo.',
  4000017:
    'Puede tener como máximo {max_length, plural, one {# carácter} many {# de caracteres} other {# caracteres}}; ahora tiene {actual_length}.',
  4000018: 'Debe ser {minimum} o más; ahora es {actual}.',
  4000019: 'Debe ser mayor que {minimum}; ahora es {actual}.',
  4000020: 'Debe ser {maximum} o menos; ahora es {actual}.',
  4000021: 'Debe ser menor que {maximum}; ahora es {actual}.',
  4000022: 'Debe ser múltiplo de {base}; ahora es {actual}.',
  4000023:
    'Puede tener como máximo {max_items, plural, one {# elemento} many {# de elementos} other {# elementos}}; ahora tiene {actual_items}.',
  4000024:
    'Debe tener al menos {min_items, plural, one {# elemento} many {# de elementos} other {# elementos}}; ahora tiene {actual_items}.',
  4000025: 'Los elementos no se pueden repetir: los de las posiciones {index_a} y {index_b} son iguales.',
  4000026: 'Se esperaba: {allowed_types_list}. Se recibió: {actual_type}.',
  4000027:
    'Ya existe una cuenta con este correo electrónico, nombre de usuario o teléfono. Si es tuya, inicia sesión en ella y vincula el nuevo proveedor en los ajustes.',
  4000028:
    'Ya existe una cuenta para {credential_identifier_hint}. Formas de iniciar sesión en ella: {available_credential_types_list}.{available_oidc_providers_count, select, 0 {} other { Proveedores vinculados: {available_oidc_providers_list}.}}',
  4000029: 'Debe ser exactamente {expected}.',
  4000030: 'Este no es el valor que se espera aquí.',
  4000031: 'Esta contraseña se parece demasiado a tu correo electrónico, nombre de usuario o teléfono.',
  4000032:
    'La contraseña debe tener al menos {min_length, plural, one {# carácter} many {# de caracteres} other {# caracteres}}; esta tiene {actual_length}.',
  4000033:
    'La contraseña puede tener como máximo {max_length, plural, one {# carácter} many {# de caracteres} other {# caracteres}}; esta tiene {actual_length}.',
  4000034: 'Esta contraseña aparece en listas de contraseñas robadas. Elige otra.',
  4000035: 'No encontramos esta cuenta, o no usa códigos para iniciar sesión.',
  4000036: 'Los datos no son los mismos que cuando se envió el código. Revísalos.',
  4000037: 'No encontramos esta cuenta, o no tiene ninguna forma de iniciar sesión.',
  4000038: 'No se superó la comprobación contra robots. Inténtalo de nuevo.',
  4000039: 'Esta es la contraseña que ya tienes. Elige otra.',
  4000040: 'Esta dirección de correo electrónico no es válida. Revísala.',
  4000041: 'Este número de teléfono no es válido. Revísalo.',
  4000042: 'Esta cuenta no tiene ningún dispositivo configurado.',
  4000043: 'No se aceptó tu llave. Inténtalo de nuevo.',
  4000044: 'No se aceptó este dispositivo. Inténtalo de nuevo.',
  4000045: 'Hay que volver a comprobar este dispositivo antes de poder usarlo.',
  4000046: 'Vuelve a configurar este dispositivo en los ajustes.',

  4010001:
    'El inicio de sesión tardó demasiado: el plazo terminó hace {expired_at_unix_since_minutes, plural, one {# minuto} many {# de minutos} other {# minutos}}. Inténtalo de nuevo.',
  4010002: 'No pudimos saber cómo quieres iniciar sesión. ¿Está todo completo?',
  4010003: 'No pudimos saber cómo quieres registrarte. ¿Está todo completo?',
  4010004: 'No pudimos saber qué quieres cambiar. ¿Está todo completo?',
  4010005: 'No pudimos saber cómo recuperar la cuenta. ¿Está todo completo?',
  4010006: 'No pudimos saber cómo verificar la dirección. ¿Está todo completo?',
  4010007: 'Este inicio de sesión ya terminó. Para repetirlo, empieza de nuevo.',
  4010008: 'Este código de inicio de sesión no es correcto o ya se usó. Inténtalo de nuevo.',
  4010009: 'Iniciaste sesión en otra cuenta. Inicia sesión en la que quieres vincular.',
  4010010: 'La dirección no coincide con ninguna de las de esta cuenta.',
  4010011: 'Esta cuenta está desactivada. Ponte en contacto con nosotros.',

  4040001:
    'El registro tardó demasiado: el plazo terminó hace {expired_at_unix_since_minutes, plural, one {# minuto} many {# de minutos} other {# minutos}}. Inténtalo de nuevo.',
  4040002: 'Este registro ya terminó. Para repetirlo, empieza de nuevo.',
  4040003: 'Este código de registro no es correcto o ya se usó. Inténtalo de nuevo.',

  4050001:
    'Los ajustes estuvieron abiertos demasiado tiempo: el plazo terminó hace {expired_at_unix_since_minutes, plural, one {# minuto} many {# de minutos} other {# minutos}}. Inténtalo de nuevo.',
  4050002: 'Cambia las direcciones de una en una.',

  4060001: 'Esta recuperación ya terminó. Para repetirla, empieza de nuevo.',
  4060002: 'Algo salió mal al recuperar tu cuenta. Empieza la recuperación de nuevo.',
  4060004: 'Este enlace de recuperación no es correcto o ya se usó. Pide uno nuevo.',
  4060005:
    'La recuperación tardó demasiado: el plazo terminó hace {expired_at_unix_since_minutes, plural, one {# minuto} many {# de minutos} other {# minutos}}. Inténtalo de nuevo.',
  4060006: 'Este código de recuperación no es correcto o ya se usó. Inténtalo de nuevo.',

  4070001: 'Este enlace de verificación no es correcto o ya se usó. Pide uno nuevo.',
  4070002: 'Esta verificación ya terminó. Para repetirla, empieza de nuevo.',
  4070003: 'Algo salió mal en la verificación. Empieza de nuevo.',
  4070005:
    'La verificación tardó demasiado: el plazo terminó hace {expired_at_unix_since_minutes, plural, one {# minuto} many {# de minutos} other {# minutos}}. Inténtalo de nuevo.',
  4070006: 'Este código de verificación no es correcto o ya se usó. Inténtalo de nuevo.',

  5000001: '{reason}',
  5000002:
    'No hay ninguna forma de iniciar sesión para esta solicitud. Pide ayuda a quien gestiona el sitio o la aplicación.',
  5000003: 'Tu organización todavía no ofrece ninguna forma de iniciar sesión. Pregunta a quien la administra.',
} satisfies Translation<typeof englishMessages>
