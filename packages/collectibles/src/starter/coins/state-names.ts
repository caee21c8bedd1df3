import { namesBy, rowsOf, type NamesByLocale } from '../names.ts'

/** States in the order of their quarters; behind the colon the names that differ from the English one. */
const states = `
  Delaware
  Pennsylvania: es Pensilvania, fr Pennsylvanie, pl Pensylwania, pt Pensilvânia
  New Jersey: es Nueva Jersey, pt Nova Jersey
  Georgia: fr Géorgie, pt Geórgia
  Connecticut
  Massachusetts
  Maryland
  South Carolina: es Carolina del Sur, fr Caroline du Sud, pl Karolina Południowa, pt Carolina do Sul
  New Hampshire: es Nuevo Hampshire
  Virginia: fr Virginie, pl Wirginia, pt Virgínia
  New York: es Nueva York, pl Nowy Jork, pt Nova York
  North Carolina: es Carolina del Norte, fr Caroline du Nord, pl Karolina Północna, pt Carolina do Norte
  Rhode Island
  Vermont
  Kentucky
  Tennessee
  Ohio
  Louisiana: es Luisiana, fr Louisiane, pl Luizjana, pt Luisiana
  Indiana
  Mississippi: es Misisipi, pl Missisipi
  Illinois
  Alabama
  Maine
  Missouri: es Misuri
  Arkansas
  Michigan: es Míchigan
  Florida: fr Floride, pl Floryda, pt Flórida
  Texas: pl Teksas
  Iowa
  Wisconsin
  California: de Kalifornien, fr Californie, nl Californië, pl Kalifornia, pt Califórnia, sv Kalifornien
  Minnesota
  Oregon: es Oregón
  Kansas
  West Virginia: es Virginia Occidental, fr Virginie-Occidentale, pl Wirginia Zachodnia, pt Virgínia Ocidental
  Nevada
  Nebraska
  Colorado: pl Kolorado
  North Dakota: es Dakota del Norte, fr Dakota du Nord, pl Dakota Północna, pt Dakota do Norte
  South Dakota: es Dakota del Sur, fr Dakota du Sud, pl Dakota Południowa, pt Dakota do Sul
  Montana
  Washington: pl Waszyngton
  Idaho
  Wyoming
  Utah
  Oklahoma
  New Mexico: es Nuevo México, fr Nouveau-Mexique, pl Nowy Meksyk, pt Novo México
  Arizona
  Alaska: pt Alasca
  Hawaii: es Hawái, fr Hawaï, nl Hawaï, pl Hawaje, pt Havaí
`

export const issueOfStates: readonly { readonly id: string; readonly names: NamesByLocale }[] = rowsOf(states).map(
  (row) => {
    const [english = '', others = ''] = row.split(': ')
    const different = new Map<string, string>(others.split(', ').map((other) => [other.slice(0, 2), other.slice(3)]))
    return {
      id: english.toLowerCase().replaceAll(' ', '-'),
      names: namesBy((locale) => different.get(locale) ?? english),
    }
  },
)
