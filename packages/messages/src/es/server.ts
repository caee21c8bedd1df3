import type { server as english } from '../en/server.ts'
import type { Translation } from '../translation.ts'

export const server = {
  'server.notFound.title': 'Página no encontrada',
  'server.notFound.text': 'No hay nada en esta dirección.',
  'server.tooLarge.title': 'El envío es demasiado grande',
  'server.tooLarge.text': 'El envío supera lo que se admite aquí. No se guardó nada.',
  'server.unreadable.title': 'No se guardó nada',
  'server.unreadable.text':
    'El formulario llegó de una forma que aquí no se puede leer. Vuelva atrás y envíelo de nuevo.',
  'server.fault.title': 'El error es nuestro',
  'server.fault.text': 'Algo salió mal en nuestro sistema. Vuelve a intentarlo dentro de unos minutos.',
  'server.serviceDown.title': 'Las cuentas no están disponibles',
  'server.serviceDown.text':
    'El servicio que gestiona las cuentas no responde. No se ha perdido nada; vuelve a intentarlo dentro de unos minutos.',
  'server.tryAgain': 'Volver a intentarlo',
  'server.backHome': 'Volver al inicio',
} satisfies Translation<typeof english>
