import type { discoverTexts as english } from '../en/discover.ts'
import type { Translation } from '../translation.ts'

export const discoverTexts = {
  // Discover: its lists and drawers
  'discover.sets': 'Todas las series',
  'discover.sets.begin': 'Series para empezar',
  'discover.sets.building': 'Series que estás completando',
  'discover.sets.lead': '{count, plural, one {# serie} many {# de series} other {# series}} en el catálogo.',
  'discover.sets.drawer-lead': '{count, plural, one {# serie} many {# de series} other {# series}} en este cajón.',
  'discover.sets.found':
    '{count, plural, =0 {No se encontró ninguna serie.} one {# serie encontrada.} many {# de series encontradas.} other {# series encontradas.}}',
  'discover.sets.none': 'Aquí todavía no hay series.',
  'discover.sets.of': 'Series: {drawer}',
  'discover.drawer.sets': 'Series',
  'discover.drawer.items': 'Objetos',
  'discover.drawer.count': '{count, plural, one {# objeto} many {# de objetos} other {# objetos}} en este cajón.',
  'discover.missing': 'Lo que falta en tus series',
  'discover.new': 'Novedades del catálogo',
  'discover.samples': 'Muestras',

  // A set
  'set.items': '{count, plural, one {# objeto} many {# de objetos} other {# objetos}}',
  'set.progress': '{owned} de {total} · {percent}',
  'set.percent': '{percent}\u00a0%',
  'set.complete': 'Completa.',
  'set.missing': '{count, plural, one {Falta #.} many {Faltan #.} other {Faltan #.}}',
  'set.missing-wished':
    '{count, plural, one {Falta #} many {Faltan #} other {Faltan #}}; en tu lista de deseos: {wished}.',
  'set.wish-missing': 'Añadir lo que falta a mis deseos',
  'set.copy-missing': 'Copiar la lista de faltas',
  'set.copied': 'Lista de faltas copiada.',
  'set.wished':
    '{count, plural, =0 {Todo lo que falta ya estaba en tus deseos.} one {# deseo añadido.} many {# de deseos añadidos.} other {# deseos añadidos.}}',
  'set.show': 'Mostrar',
  'set.show.all': 'Todo',
  'set.show.have': 'Tengo',
  'set.show.missing': 'Falta',
  'set.show.spare': 'Repetido',
  'set.cell.have': 'Lo tienes',
  'set.cell.missing': 'Falta',
  'set.cell.wished': 'Deseado',
  'set.cell.quantity': 'Cantidad',
  'set.mark': 'Marcar tocando',
  'set.mark.done': 'Listo',
  'set.mark.hint': 'Toca lo que tienes o pulsa la barra espaciadora sobre ello.',
  'set.empty': 'Esta serie todavía no contiene nada.',
  'set.marked': 'Lo tienes. {owned} de {total}',
  'set.unmarked': 'No lo tienes. {owned} de {total}',
  'set.none-owned': 'Todavía no tienes nada de esta serie.',
  'set.none-missing': 'No falta nada en esta serie.',
  'set.none-spare': 'No hay nada de esta serie marcado como repetido.',
  'set.sign-in': 'Inicia sesión para marcar lo que tienes',

  // The sheet of an item
  'item.own': 'Lo tengo',
  'item.mark': '{mark}: {name}',
  'item.want': 'Lo quiero',
  'item.spare': 'Repetido',
  'item.number-in': 'N.º {number} de {set}',
  'item.part-of': 'Parte de {set}',
  'item.discovered': 'Descubierto en {year}',
  'item.discovered.caption': '{formula} · descubierto en {year}',
  'item.variants': 'Variantes',
  'item.variant.standard': 'Normal',
  'item.variant.owned': 'Tienes {count}',
  'item.other-version': 'Tienes otra versión: {variant}',
  'item.other-version.grade': 'Tienes otra versión: {variant}, {grade}',
  'item.yours': 'Lo que tienes',
  'item.copies': '{count, plural, one {# pieza} many {# de piezas} other {# piezas}}',
  'item.facts': 'Datos',
  'item.source': 'Fuente: {source}, {licence}.',
  'item.drawing': 'La imagen es un dibujo, no el diseño real.',
  'item.wrong': 'Aquí hay un error',
  'item.wished': '{name} está en tus deseos.',
  'item.unwished': '{name} ya no está en tus deseos.',
  'item.spared': '{name} está marcado como repetido.',
  'item.unspared': '{name} ya no está marcado como repetido.',
  'item.more-to-lose': 'Tienes varios, o uno con datos. No se ha quitado nada.',

  // Values of facts
  'fact.yes': 'Sí',
  'fact.no': 'No',

  // Undo
  'undo.do': 'Deshacer',
  'undo.done': '{count, plural, one {# cambio deshecho.} many {# de cambios deshechos.} other {# cambios deshechos.}}',
  'undo.partly': 'Deshechos: {undone}. Han cambiado desde entonces y siguen igual: {kept}.',
} satisfies Translation<typeof english>
