/** The check for robots, as a form sees it that waits for it. */
export interface Check {
  /** Writes an answer into the forms of the page; false when there is none, and the check has said why. */
  pass(): Promise<boolean>
}

/** Stands before everything that sends a flow's form. */
export interface Gate {
  /** A flow has one check at most (docs/contract/nodes.md §13.20). Gives what takes it away again. */
  guard(check: Check): () => void
  /** `undefined` when nothing guards the forms: then nothing has to wait. */
  pass(): Promise<boolean> | undefined
}

export function createGate(): Gate {
  let guarding: Check | undefined
  return {
    guard(check) {
      guarding = check
      return () => {
        // The next screen may have brought its own already.
        if (guarding === check) guarding = undefined
      }
    },
    pass: () => guarding?.pass(),
  }
}

/** A check whose code is still on its way: a form that goes before it has come waits for it. */
export interface LateCheck extends Check {
  /** It is there; nothing when it never will be, and the service has to say so. */
  arrive(check: Check | undefined): void
}

export function createLateCheck(): LateCheck {
  let arrive: LateCheck['arrive'] = () => {}
  const arriving = new Promise<Check | undefined>((resolve) => (arrive = resolve))
  return { arrive: (check) => arrive(check), pass: async () => (await arriving)?.pass() ?? true }
}
