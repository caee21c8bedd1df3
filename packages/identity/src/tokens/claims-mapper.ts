import { parseJsonnet } from '../jsonnet/jsonnet.ts'

/** Makes the additional claims of a session. */
export type ClaimsMapper = (variables: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>

/** Reads the Jsonnet of a tokenizer's template. @throws naming the unsupported syntax */
export function compileMapper(text: string): ClaimsMapper {
  const program = parseJsonnet(text, 'mapper')
  return (variables) => {
    const made = program(variables)
    const claims = isJsonObject(made) ? made['claims'] : undefined
    if (!isJsonObject(claims)) throw new Error('the mapper makes no object with claims in it')
    return claims
  }
}

const isJsonObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
