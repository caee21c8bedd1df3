import type { messagesOfErrors as english } from '../en/messages-errors.ts'
import type { Translation } from '../translation.ts'

export const messagesOfErrors = {
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
    'Ya existe una cuenta para {credential_identifier_hint}. Formas de iniciar sesión en ella: {available_credential_types_list}. Proveedores vinculados: {available_oidc_providers_list}.',
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
} satisfies Translation<typeof english>
