import { keyedColumns, rowsOf, type NamesByLocale } from '../names.ts'

type Ranks = readonly (readonly [id: string, words: NamesByLocale])[]

/** Ace to ten. */
export const pips: Ranks = rowsOf(`
  ace ace | Ass | as | as | aas | ess | as | ás | ess
  two two | Zwei | dos | deux | twee | to | dwójka | dois | två
  three three | Drei | tres | trois | drie | tre | trójka | três | tre
  four four | Vier | cuatro | quatre | vier | fire | czwórka | quatro | fyra
  five five | Fünf | cinco | cinq | vijf | fem | piątka | cinco | fem
  six six | Sechs | seis | six | zes | seks | szóstka | seis | sex
  seven seven | Sieben | siete | sept | zeven | sju | siódemka | sete | sju
  eight eight | Acht | ocho | huit | acht | åtte | ósemka | oito | åtta
  nine nine | Neun | nueve | neuf | negen | ni | dziewiątka | nove | nio
  ten ten | Zehn | diez | dix | tien | ti | dziesiątka | dez | tio
`).map(keyedColumns)

/** Court cards with French suits. */
export const frenchCourt: Ranks = rowsOf(`
  jack jack | Bube | jota | valet | boer | knekt | walet | valete | knekt
  queen queen | Dame | reina | dame | vrouw | dame | dama | dama | dam
  king king | König | rey | roi | heer | konge | król | rei | kung
`).map(keyedColumns)

/** Court cards of a French-suited tarot, which has a knight more. */
export const frenchTarotCourt: Ranks = rowsOf(`
  jack jack | Bube | sota | valet | boer | knekt | walet | valete | knekt
  knight knight | Cavall | caballo | cavalier | ridder | ridder | kawaler | cavaleiro | riddare
  queen queen | Dame | reina | dame | vrouw | dame | dama | dama | dam
  king king | König | rey | roi | heer | konge | król | rei | kung
`).map(keyedColumns)

/** Court cards of an Italian-suited tarot. */
export const italianTarotCourt: Ranks = rowsOf(`
  page page | Bube | sota | valet | schildknaap | knekt | paź | valete | knekt
  knight knight | Ritter | caballo | cavalier | ridder | ridder | rycerz | cavaleiro | riddare
  queen queen | Königin | reina | reine | koningin | dronning | królowa | rainha | drottning
  king king | König | rey | roi | koning | konge | król | rei | kung
`).map(keyedColumns)
