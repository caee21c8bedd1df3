import type { ListedPlace } from '../listed-page.ts'

/** The copies among some places. */
export const idsOfPlaces = (places: readonly ListedPlace[]): readonly string[] =>
  places.flatMap((place) => ('copy' in place ? [place.copy.id] : []))

export const placeKey = (place: ListedPlace): string => ('copy' in place ? place.copy.id : place.missing.id)
