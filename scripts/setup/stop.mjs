/** Ends a script with one sentence that says what the user can do. */
export class Stop extends Error {}

/** Runs a script's body. A `Stop` prints only its sentence, without a stack. */
export async function script(body) {
  try {
    process.exitCode = await body()
  } catch (error) {
    if (!(error instanceof Stop)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
