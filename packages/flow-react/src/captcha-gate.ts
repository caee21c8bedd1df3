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

/** A check whose code loads apart. A submit waits for the code, and loads it again if it did not arrive. */
export interface LazyCaptcha extends CaptchaCheck {
  /** Loads the code, when the page begins. */
  begin(): void
  /** The code has loaded and brings its check. */
  arrive(check: CaptchaCheck): void
}

/** @param load resolves with whether the code has arrived */
export function createLazyCaptcha(load: () => Promise<boolean>): LazyCaptcha {
  let arrive: LazyCaptcha['arrive'] = () => {}
  const arriving = new Promise<CaptchaCheck>((resolve) => (arrive = resolve))
  let loading: Promise<boolean> | undefined
  return {
    begin: () => void (loading ??= load()),
    arrive: (check) => arrive(check),
    async pass() {
      // Without the code, the service refuses the form and says why.
      if (!((await loading) || (await (loading = load())))) return true
      return (await arriving).pass()
    },
  }
}
