import { checkNames } from './bound-names.ts'
import { evaluation } from './evaluation.ts'
import { Fault, located } from './fault.ts'
import { jsonnetLimits } from './limits.ts'
import { syntaxOf } from './syntax-of.ts'

/** Evaluates with external variables, which hold JSON, and gives JSON. @throws JsonnetError */
export type JsonnetProgram = (variables: Readonly<Record<string, unknown>>) => unknown

/**
 * Reads a Jsonnet program: the part of the language that mappers of claims use
 * (docs/contract/providers-and-oauth2.md §A8). It has no clock, no chance, no file and no network.
 * @param name of the source, in error messages
 * @throws JsonnetError with line and column for everything that the reader does not support
 */
export function parseJsonnet(text: string, name: string): JsonnetProgram {
  const source = { name, text }
  const syntax = located(source, () => {
    if (Buffer.byteLength(text) > jsonnetLimits.source) throw new Fault('the source is larger than 64 kB')
    const read = syntaxOf(text)
    checkNames(read)
    return read
  })
  return (variables) => located(source, () => evaluation(syntax, variables))
}
