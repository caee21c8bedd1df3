/** The CAPTCHA from the view of a waiting form. */
export interface CaptchaCheck {
  /** Writes an answer into the forms of the page. False if there is none; the check has shown the reason. */
  pass(): Promise<boolean>
}

/** Every submit of a flow's form passes through the gate. */
export interface CaptchaGate {
  /** Adds the flow's only check and returns a function that removes it (docs/contract/nodes.md §13.20). */
  guard(check: CaptchaCheck): () => void
  /** `undefined` without a check: the submit need not wait. */
  pass(): Promise<boolean> | undefined
}

export function createCaptchaGate(): CaptchaGate {
  let guarding: CaptchaCheck | undefined
  return {
    guard(check) {
      guarding = check
      return () => {
        // The next screen may have added its own check already.
        if (guarding === check) guarding = undefined
      }
    },
    pass: () => guarding?.pass(),
  }
}

/** A check whose code is still loading. A submit waits for the code. */
export interface LazyCaptcha extends CaptchaCheck {
  /** The code has loaded; without a check if it failed to load. Then the service refuses the form. */
  arrive(check: CaptchaCheck | undefined): void
}

export function createLazyCaptcha(): LazyCaptcha {
  let arrive: LazyCaptcha['arrive'] = () => {}
  const arriving = new Promise<CaptchaCheck | undefined>((resolve) => (arrive = resolve))
  return { arrive: (check) => arrive(check), pass: async () => (await arriving)?.pass() ?? true }
}
