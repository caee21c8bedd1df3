/** Words for what is wrong with a field of a row. */
export const rowWords = {
  required: 'shelves.problem.required',
  taken: 'shelves.problem.taken',
  comma: 'shelves.problem.comma',
  too_deep: 'shelves.problem.too_deep',
  cycle: 'shelves.problem.cycle',
  not_found: 'shelves.problem.not_found',
} as const
