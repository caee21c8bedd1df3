/** What is wrong in a program; the offset is known as soon as the fault leaves the innermost syntax. */
export class Fault extends Error {
  at: number | undefined

  constructor(problem: string, at?: number) {
    super(problem)
    this.name = 'Fault'
    this.at = at
  }
}

/** A Jsonnet program that is refused at the start or fails at run time: `name:line:column: problem`. */
export class JsonnetError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'JsonnetError'
  }
}

/** Runs a step over a source. Its faults get their place. @throws JsonnetError */
export function located<Made>(
  { name, text }: { readonly name: string; readonly text: string },
  make: () => Made,
): Made {
  try {
    return make()
  } catch (cause) {
    if (!(cause instanceof Fault)) throw cause
    if (cause.at === undefined) throw new JsonnetError(`${name}: ${cause.message}`)
    const before = text.slice(0, cause.at).split('\n')
    throw new JsonnetError(`${name}:${before.length}:${(before.at(-1) ?? '').length + 1}: ${cause.message}`)
  }
}
