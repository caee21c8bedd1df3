/** An invalid setting. It stops the start with this one sentence. */
export class EnvironmentError extends Error {
  readonly variable: string

  constructor(variable: string, problem: string) {
    super(`${variable} ${problem}`)
    this.name = 'EnvironmentError'
    this.variable = variable
  }
}
