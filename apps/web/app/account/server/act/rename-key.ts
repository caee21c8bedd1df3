import { renameKey } from '@collect/flow'

import type { Visit } from '../../../server/visit.ts'
import { changeAccount } from './change-account.ts'

/** Renames a passkey or a security key, then shows its section of the settings page. */
export function saveKeyName(visit: Visit, form: FormData): Promise<Response> {
  const [id, name] = [String(form.get('key')), String(form.get('name') ?? '')]
  return changeAccount(visit, form.get('group') === 'webauthn' ? 'webauthn' : 'passkey', (client) =>
    renameKey(client, { id, body: { name } }),
  )
}
