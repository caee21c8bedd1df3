type Intersection<Union> = (Union extends unknown ? (part: Union) => void : never) extends (part: infer All) => void
  ? All
  : never

/**
 * One object with the keys of all. A literal that spreads a thousand keys takes Node 25 ms and 14 MB, because each key
 * gives the object a new hidden class.
 */
export const joined = <const Parts extends readonly object[]>(...parts: Parts): Intersection<Parts[number]> =>
  Object.assign({}, ...parts)
