import type { Visit } from '../../../server/visit.ts'
import { changeAddress } from './change-address.ts'
import { changeDeletion } from './change-deletion.ts'
import { endSessions } from './end-sessions.ts'
import { saveKeyName } from './rename-key.ts'
import { resumeVerification } from './resume-verification.ts'
import { withdrawApps } from './withdraw-apps.ts'

/**
 * Takes the forms of the settings page's own sections: sessions, connected apps, names of keys, deletion, a pending
 * address, verification. The forms of the settings flow post to the service.
 */
export async function actOnSettings(visit: Visit, form: FormData): Promise<Response> {
  if (form.has('verification')) return resumeVerification(visit)
  if (form.has('apps')) return withdrawApps(visit, 'all')
  if (form.has('key')) return saveKeyName(visit, form)
  const app = form.get('app')
  if (app !== null) return withdrawApps(visit, String(app))
  const address = form.get('address')
  if (address !== null) return changeAddress(visit, String(address))
  const wish = form.get('deletion')
  return wish === null
    ? endSessions(visit, String(form.get('session') ?? ''))
    : changeDeletion(visit, String(wish), String(form.get('confirm') ?? ''))
}
