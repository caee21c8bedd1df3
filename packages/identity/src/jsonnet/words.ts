/** Binary operators by precedence, lowest first. */
export const levels: readonly (readonly string[])[] = [
  ['||'],
  ['&&'],
  ['==', '!='],
  ['<', '>', '<=', '>=', 'in'],
  ['+', '-'],
  ['*', '/', '%'],
]
export const constants: ReadonlyMap<string, boolean | null> = new Map([
  ['true', true],
  ['false', false],
  ['null', null],
])
/** Words of the language that the reader refuses. */
export const unsupported = new Set(['self', 'super', 'import', 'importstr', 'importbin', 'tailstrict'])
/** Words that are no names. */
export const reserved = new Set([
  ...constants.keys(),
  ...unsupported,
  'local',
  'if',
  'then',
  'else',
  'for',
  'in',
  'function',
  'error',
  'assert',
  'std',
])
