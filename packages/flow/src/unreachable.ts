/** The end of a switch over a closed union; reached only when the wire breaks the contract (ERROR-UNKNOWN-1). */
export function unreachable(variant: never): never {
  throw new Error(`No variant of ${JSON.stringify(variant)} exists`)
}
