/**
 * Mutants that behave like the original, each with the reason. Remove an entry when its line leaves the engine.
 * @type {readonly { file: string, before: string, after: string, reason: string }[]}
 */
export const equivalents = [
  {
    file: 'client/outcome-of-call.ts',
    before: "(body): Answer => ({ answer: 'json', status: 200, body }),",
    after: "(body): Answer => ({ answer: 'json', status: 201, body }),",
    reason: 'every status of success means the same',
  },
  {
    file: 'screen/parts/footer.ts',
    before: "login: [signUp, clear('login.2fa.method.go-back'), cancel, goBack],",
    after: "login: [clear('login.2fa.method.go-back'), signUp, cancel, goBack],",
    reason: 'the first stands where an identifier is asked for, the second where a method is open: never both',
  },
]
