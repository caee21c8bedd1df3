import type { Sample } from './sample.ts'

export const banknotes = [
  {
    id: 'harbour-ten',
    name: 'Harbor ten',
    caption: '1921',
    story: 'Printed on the press of the harbor newspaper. Between the waves stands the weather of that Tuesday.',
    facts: { year: '1921', material: 'Rag paper', condition: 'Very fine' },
  },
  {
    id: 'millers-note',
    name: "Miller's note",
    caption: '1794',
    story: 'Good for one sack of flour. It says so four times, once in each corner.',
    facts: { year: '1794', material: 'Handmade paper', condition: 'Fair' },
  },
  {
    id: 'island-five',
    name: 'Island five',
    caption: '1938',
    story: 'The island had one bank and one cashier. He signed every note, and greeted most of them later.',
    facts: { year: '1938', material: 'Rag paper', condition: 'Fine' },
  },
  {
    id: 'snow-hundred',
    name: 'Snow hundred',
    caption: '1923',
    story: 'A hundred in December. By spring it took ten of them to buy a stamp.',
    facts: { year: '1923', material: 'Thin paper, one side printed', condition: 'Unused' },
  },
  {
    id: 'lamp-twenty',
    name: "Lamplighter's twenty",
    caption: '1909',
    story: 'Hold it against the light, and the lamp in the watermark is lit.',
    facts: { year: '1909', material: 'Rag paper, watermark', condition: 'Very fine' },
  },
  {
    id: 'ferry-two',
    name: 'Ferry two',
    caption: '1947',
    story: 'Paid for two crossings. The ferryman folded it once on the way out, and once on the way back.',
    facts: { year: '1947', material: 'Rag paper', condition: 'Good, folded twice' },
  },
] as const satisfies readonly Sample[]
