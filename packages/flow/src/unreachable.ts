/** The end of a switch over a closed union; reached only when the wire breaks the contract (spec 1 §8). */
export function unreachable(variant: never): never {
  throw new Error(`No variant of ${JSON.stringify(variant)} exists`)
}
