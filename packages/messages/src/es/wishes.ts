import type { wishTexts as english } from '../en/wishes.ts'
import type { Translation } from '../translation.ts'

export const wishTexts: Translation<typeof english> = {
  // Wishes
  'wishes.title': 'Deseos',
  'wishes.lead':
    '{count, plural, one {# deseo.} many {# de deseos, primero lo más buscado.} other {# deseos, primero lo más buscado.}}',
  'wishes.whole-set': 'Serie entera',
  'wishes.priority': 'Prioridad',
  'wishes.priority.1': 'Imprescindible',
  'wishes.priority.2': 'Muy buscado',
  'wishes.priority.3': 'Buscado',
  'wishes.priority.4': 'Si se presenta',
  'wishes.priority.5': 'Algún día',
  'wishes.grade': 'Estado mínimo',
  'wishes.any-grade': 'Cualquier estado',
  'wishes.or-better': '{grade} o mejor',
  'wishes.max': 'Precio máximo',
  'wishes.up-to': 'hasta {price}',
  'wishes.currency': 'Moneda',
  'wishes.quantity': 'Cantidad',
  'wishes.pieces': 'se buscan {count}',
  'wishes.note': 'Nota',
  'wishes.have': 'Ya lo tengo',
  'wishes.change': 'Cambiar',
  'wishes.remove': 'Quitar',
  'wishes.empty.title': 'Aún no hay deseos',
  'wishes.empty.text': 'Abre un objeto que te falte y elige Lo quiero. Esperará aquí hasta que lo tengas.',
  'wishes.saved': 'El deseo se ha guardado.',
  'wishes.removed': 'El deseo se ha quitado.',
  'wishes.fulfilled': 'Ya está en tu colección.',
  'wishes.gone': 'Este deseo ya no existe.',
  'wishes.overtaken': 'Esto se cambió en otro lugar. Míralo de nuevo primero.',

  // Sets that the user has something of
  'my-sets.title': 'Mis series',
  'my-sets.lead':
    '{count, plural, one {# serie empezada} many {# de series empezadas} other {# series empezadas}}, {complete} de ellas completas.',
  'my-sets.show.building': 'Todas',
  'my-sets.show.unfinished': 'Sin completar',
  'my-sets.show.complete': 'Completas',
  'my-sets.none-unfinished': 'Todas las series que empezaste están completas.',
  'my-sets.none-complete': 'Aún no hay ninguna serie completa.',
  'my-sets.empty.title': 'Aún no has empezado ninguna serie',
  'my-sets.empty.text': 'Marca un objeto de una serie como tuyo. La serie aparecerá aquí con lo que tienes de ella.',

  // Spares
  'spares.title': 'Repetidos',
  'spares.lead':
    '{count, plural, one {De # objeto tienes más de lo que guardas.} many {De # de objetos tienes más de lo que guardas.} other {De # objetos tienes más de lo que guardas.}}',
  'spares.keep': 'Guardar de cada uno',
  'spares.apply': 'Mostrar',
  'spares.not-keep': 'Escribe un número entero de 0 a 1000.',
  'spares.mark':
    '{count, plural, one {Marcar # pieza como repetida} many {Marcar # de piezas como repetidas} other {Marcar # piezas como repetidas}}',
  'spares.how': 'Primero se marcan las piezas en peor estado.',
  'spares.all-marked': 'Todo lo que pasa de ahí está marcado como repetido.',
  'spares.item': 'Objeto',
  'spares.owned': 'Tienes',
  'spares.above': 'De más',
  'spares.marked': 'Marcados',
  'spares.empty.title': 'No hay repetidos',
  'spares.empty.text': 'No tienes de nada más de lo que guardas. Lo que pase de ese número aparecerá aquí.',
  'spares.done':
    '{count, plural, =0 {No se pudo marcar nada más.} one {# entrada tiene ahora más repetidos.} many {# de entradas tienen ahora más repetidos.} other {# entradas tienen ahora más repetidos.}}',
  'spares.marking': 'Las piezas se están marcando. Recarga la página en un momento.',
  'spares.too-often': 'Eso se hizo muchas veces en esta hora. Vuelve a intentarlo más tarde.',

  // Preferences
  'preferences.title': 'Preferencias',
  'preferences.lead': 'Lo que vale para tu colección. Tu cuenta tiene sus propios ajustes.',
  'preferences.name': 'Nombre',
  'preferences.handle': 'Alias',
  'preferences.handle.hint': 'De 3 a 30 letras de la a a la z, cifras, - o _. Dura 30 días.',
  'preferences.handle.stays': 'Se puede cambiar a partir del {date}.',
  'preferences.handle.wrong':
    'Usa de 3 a 30 letras de la a a la z, cifras, - o _, con letra o cifra en los dos extremos.',
  'preferences.handle.taken': 'Otra persona ya tiene este alias.',
  'preferences.handle.too-soon': 'El alias se cambió hace menos de 30 días.',
  'preferences.country': 'País',
  'preferences.no-country': 'Sin indicar',
  'preferences.currency.hint':
    'Tras un cambio, costes y valores se cuentan de nuevo. Los importes en otras monedas quedan junto al total.',
  'preferences.keep': 'Guardar de cada objeto',
  'preferences.keep.hint': 'Lo que pase de ahí aparece en «Repetidos».',
  'preferences.default-place': 'Lugar de las piezas nuevas',
  'preferences.as-last': 'Como la última del cajón',
  'preferences.default-folder': 'Carpeta de las piezas nuevas',
  'preferences.photo-days': 'Conservar el día en que se tomó la foto',
  'preferences.photo-days.hint': 'Todo lo demás que una cámara escribe en una imagen se elimina.',
  'preferences.mails': 'Enviarme los avisos por correo',
  'preferences.mails.hint': 'Al correo de tu cuenta. No contienen precios, lugares ni direcciones.',
  'preferences.saved': 'Tus preferencias se han guardado.',
  'preferences.samples': 'Muestras',
  'preferences.samples.shown':
    'Las muestras enseñan para qué sirven los cajones. También se quitan las tuyas y las que quieres, y deshacer las devuelve.',
  'preferences.samples.hidden': 'No ves muestras.',
  'preferences.samples.remove': 'Quitar las muestras',
  'preferences.samples.show': 'Mostrar las muestras',
  'preferences.samples.removed': 'Las muestras se han quitado.',
  'preferences.samples.back': 'Las muestras han vuelto.',
  'preferences.end': 'Eliminar mi colección',
  'preferences.end.text':
    'Esto elimina {count, plural, one {# pieza} many {# de piezas} other {# piezas}} y todos los deseos, carpetas, lugares, palabras clave, objetos propios y preferencias. Tu cuenta se queda. No se puede deshacer.',
  'preferences.end.confirm': 'Para confirmar, escribe {count}',
  'preferences.end.wrong': 'Escribe exactamente este número: {count}.',
  'preferences.end.done': 'Tu colección se ha eliminado.',
}
