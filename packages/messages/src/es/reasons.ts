import type { reasons as english } from '../en/reasons.ts'
import type { Translation } from '../translation.ts'

export const reasons = {
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
} satisfies Translation<typeof english>
