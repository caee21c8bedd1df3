/** The end of an exhaustive switch, reached only if the service breaks the contract (ERROR-UNKNOWN-1). */
export function unreachable(variant: never): never {
  throw new Error(`No variant of ${JSON.stringify(variant)} exists`)
}
