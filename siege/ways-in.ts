import type { FlowByKind } from '@collect/contract'
import { Authenticator } from '../packages/identity/test/service/authenticator.ts'
import { anotherPasskey, newKey } from '../packages/identity/test/service/webauthn.ts'
import { appCode, secretOf } from '../packages/identity/test/service/second-factors.ts'
import type { Visitor } from '../packages/identity/test/service/visitor.ts'
import { said, traitsOf } from './people.ts'

/** Submits the settings of an account; returns the flow after that. */
async function save(
  visitor: Visitor,
  payload: (flow: FlowByKind['settings']) => Readonly<Record<string, unknown>>,
  begun?: FlowByKind['settings'],
): Promise<FlowByKind['settings']> {
  const flow = begun ?? (await visitor.start('settings')).flow
  const saved = await visitor.send('settings', flow, payload(flow))
  if (saved.answer.status !== 200) throw new Error(`The settings were not saved: ${said(saved.answer)}`)
  return saved.flow
}

/** The code of an app, so many steps of thirty seconds from now; each step is valid once. */
export const codeOfApp = (secret: string, steps = 0): string => appCode(secret, { clock: Date.now }, steps)

/** Sets up an authenticator app with the code of the previous step; returns its secret. */
export async function addApp(visitor: Visitor): Promise<string> {
  let secret = ''
  await save(visitor, (flow) => {
    secret = secretOf(flow)
    return { method: 'totp', totp_code: codeOfApp(secret, -1) }
  })
  return secret
}

export async function addBackupCodes(visitor: Visitor): Promise<void> {
  const flow = await save(visitor, () => ({ lookup_secret_regenerate: 'true' }))
  await save(visitor, () => ({ lookup_secret_confirm: 'true' }), flow)
}

export const removeBackupCodes = async (visitor: Visitor): Promise<void> =>
  void (await save(visitor, () => ({ lookup_secret_disable: 'true' })))

/** Registers a passkey. */
export async function addPasskey(visitor: Visitor, origin: string): Promise<Authenticator> {
  const key = new Authenticator(origin)
  await save(visitor, (flow) => anotherPasskey(key, flow))
  return key
}

/** Registers a security key as a second factor. */
export async function addSecurityKey(visitor: Visitor, origin: string): Promise<void> {
  const key = new Authenticator(origin)
  await save(visitor, (flow) => ({ ...newKey(key, flow), webauthn_register_displayname: 'Desk' }))
}

/** Requests another address for the account; the rest of the profile stays. @throws if it is refused */
export const moveTo = async (visitor: Visitor, email: string): Promise<void> =>
  void (await save(visitor, (flow) => ({ method: 'profile', traits: traitsOf(flow, email) })))
