import { endAutofill } from './autofill.ts'
import { awaitTrigger, type Trigger } from './trigger.ts'
import { watchDialog, type CeremonyEnd } from './watch-dialog.ts'

/** Waits for the service's script, starts one of its ceremonies by name and returns how it ended. */
export async function runCeremony(name: string): Promise<CeremonyEnd> {
  if (!('PublicKeyCredential' in globalThis)) return 'unsupported'
  let trigger: Trigger
  try {
    trigger = await awaitTrigger(name)
  } catch (error) {
    // The page tells the user; the console tells the operator.
    reportError(error)
    return navigator.onLine === false ? 'offline' : 'missing'
  }
  endAutofill()
  return watchDialog(trigger)
}
