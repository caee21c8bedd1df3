import type { address as english } from '../en/address.ts'
import type { Translation } from '../translation.ts'

export const address = {
  'pending.title': '{address} espera tu código',
  'pending.text': 'Hasta entonces inicias sesión con {address}.',
  'pending.due': '{address} está confirmada y vale a partir del {date}.',
  'pending.code': 'Código del correo',
  'pending.confirm': 'Confirmar la nueva dirección',
  'pending.resend': 'Enviar un código nuevo',
  'pending.cancel': 'Cancelar el cambio',
  'pending.restored': 'Correo electrónico restablecido',
  'pending.reported': 'Uso indebido comunicado',
  'not-me.title': '¿No fuiste tú?',
  'not-me.event': '{what}, el {date}',
  'not-me.plan': 'Si eliges «Proteger mi cuenta»',
  'not-me.plan.sessions': 'Se cierra la sesión en todos los dispositivos, también en los tuyos.',
  'not-me.plan.address': 'Tu cuenta recupera su correo electrónico anterior.',
  'not-me.plan.frozen': 'En la cuenta no se puede cambiar nada hasta que la recuperes.',
  'not-me.plan.recovery': 'Recibes un código por correo y eliges una contraseña nueva.',
  'not-me.submit': 'Proteger mi cuenta',
  'not-me.was-me': 'Fui yo',
  'not-me.gone': 'Este enlace ya no funciona',
  'not-me.used': 'Ya se ha usado. Si alguien aún tiene acceso a tu cuenta, recupérala.',
  'not-me.late': 'Ha caducado. Si otra persona tiene acceso a tu cuenta, recupérala.',
  'not-me.unknown': 'El enlace no está completo o la cuenta ya no existe.',
  'not-me.recover': 'Recuperar mi cuenta',
} as const satisfies Translation<typeof english>
