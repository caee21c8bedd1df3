/** Ink colours that several categories share. */
export const ink = {
  orange: '#ee8230',
  red: '#a8342a',
  blue: '#2f5f86',
  green: '#3f6d4e',
  paper: '#f1e6d2',
  walnut: '#4b3425',
  yellow: '#dba83f',
  navy: '#26384f',
  teal: '#7fb0a8',
  rose: '#c98a86',
} as const
