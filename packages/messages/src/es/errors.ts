import type { errors as english } from '../en/errors.ts'
import type { Translation } from '../translation.ts'

export const errors = {
  'error.title': 'Algo salió mal',
  'error.title-not-found': 'Página no encontrada',
  'error.title-internal-server-error': 'El error es nuestro',
  'error.title.what-happened': '¿Qué pasó?',
  'error.title.what-can-i-do': '¿Qué puedo hacer?',
  'error.client': 'La solicitud no se pudo atender tal como llegó.',
  'error.server': 'Nuestro sistema no pudo atender la solicitud.',
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
} satisfies Translation<typeof english>
