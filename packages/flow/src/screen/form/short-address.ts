/** An address to recognise, short enough for one line: `a•••@example.org`, `+49•••67`. */
export const shortAddress = (address: string): string =>
  address.replace(/^(.).*(?=@)|^(\+\d{2}).+(?=\d{2}$)/, '$1$2•••')
