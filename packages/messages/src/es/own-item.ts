import type { ownItemTexts as english } from '../en/own-item.ts'
import type { Translation } from '../translation.ts'

export const ownItemTexts: Translation<typeof english> = {
  // The form of an own item
  'own.add': 'Añadir un objeto que falta',
  'own.change': 'Cambiar este objeto',
  'own.drawer': '¿En qué cajón va?',
  'own.name': 'Nombre',
  'own.maker': 'Fabricante',
  'own.year-from': 'Primer año',
  'own.year-to': 'Último año',
  'own.year-discovered': 'Año del descubrimiento',
  'own.unit': '{label} ({unit})',
  'own.submit': 'Añadir objeto',
  'own.save': 'Guardar cambios',
  'own.empty': 'Escribe un nombre.',
  'own.too-long': 'Es demasiado largo.',
  'own.not-number': 'Escribe un número, como 3,5.',
  'own.not-year': 'Escribe un año, como 1911.',
  'own.before-first': 'El último año es anterior al primero.',
  'own.wrong': 'Este valor no encaja aquí.',
  'own.problems': 'Revisa {count, plural, one {# campo} many {# de campos} other {# campos}}.',

  // On its sheet and its card
  'own.title': 'Tu propio objeto',
  'own.private': 'Solo tú ves esto.',
  'own.pending': 'Ofrecido a todos. Solo tú lo ves hasta que se revise.',
  'own.edit': 'Cambiar',
  'own.offer': 'Ofrecerlo a todos',
  'own.offer.text': 'Solo tú lo ves hasta que se revise.',
  'own.take-back': 'Retirar la oferta',
  'own.delete': 'Eliminar',
  'own.mark.private': 'Privado',
  'own.mark.pending': 'En revisión',

  // What was done
  'own.added': '{name} se ha añadido. Solo tú lo ves.',
  'own.offered': '{name} se ha ofrecido a todos.',
  'own.changed': '{name} se ha guardado.',
  'own.taken-back': '{name} ya no se ofrece.',
  'own.deleted': 'El objeto se ha eliminado.',
  'own.still-used': 'Este objeto está en tu colección. Quítalo primero de ella.',
  'own.enough-offers': 'Hoy has ofrecido muchos objetos. Inténtalo de nuevo más tarde.',

  // Both versions of what two tabs changed
  'conflict.title': 'Esto se cambió en otro lugar',
  'conflict.both': 'Elige qué versión conservar y guárdala.',
  'conflict.yours': 'La tuya',
  'conflict.saved': 'Guardada entretanto',
  'conflict.empty': 'Nada',
  'conflict.discard': 'Descartar la mía',
  'conflict.save': 'Guardar mi elección',
}
