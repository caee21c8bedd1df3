/** What keeps a person from going on, in one sentence that says what to do. */
export class Stop extends Error {}

/** Runs a script's body; a `Stop` ends it with its sentence alone, without a stack. */
export async function script(body) {
  try {
    process.exitCode = await body()
  } catch (error) {
    if (!(error instanceof Stop)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
