import { endAutofill } from './autofill.ts'
import { awaitTrigger, type Trigger } from './trigger.ts'
import { watchDialog, type CeremonyEnd } from './watch-dialog.ts'

/** Starts a ceremony of the service's script by name, once the script is there, and tells how it ended. */
export async function runCeremony(name: string): Promise<CeremonyEnd> {
  let trigger: Trigger
  try {
    trigger = await awaitTrigger(name)
  } catch (error) {
    // The page says it to the person; this tells those who look after the service.
    reportError(error)
    return 'missing'
  }
  endAutofill()
  return watchDialog(trigger)
}
