import type { SettingsFlow } from '@collect/contract'

const item = 'passkey-upgrade'

/**
 * Asks the browser for a passkey without a dialog (conditional create), once after each sign-in with a password. Resolves
 * with whether the account has it now. Every failure is silent: the user did not ask for this passkey.
 */
export async function upgrade(signedInAt: string, signal: AbortSignal): Promise<boolean> {
  try {
    if (!(await canUpgrade()) || sessionStorage.getItem(item) === signedInAt || signal.aborted) return false
    sessionStorage.setItem(item, signedInAt)
    return await makePasskey(signal)
  } catch {
    return false
  }
}

/** Browsers without the newer parts of WebAuthn 3 throw. */
async function canUpgrade(): Promise<boolean> {
  return (await PublicKeyCredential.getClientCapabilities())['conditionalCreate'] === true
}

async function makePasskey(signal: AbortSignal): Promise<boolean> {
  const flow = await ask('/self-service/settings/browser')
  if (!flow.body) return false
  const { publicKey } = JSON.parse(valueIn(flow.body, 'passkey_create_data')) as {
    readonly publicKey: PublicKeyCredentialCreationOptionsJSON
  } // as the contract has it for that field
  const options = PublicKeyCredential.parseCreationOptionsFromJSON({
    ...publicKey,
    // A browser refuses a demand that it cannot meet without a dialog.
    authenticatorSelection: { ...publicKey.authenticatorSelection, userVerification: 'preferred' },
  })
  // TypeScript's DOM does not know `mediation` here yet.
  const request = { publicKey: options, mediation: 'conditional', signal } as CredentialCreationOptions
  const key = await navigator.credentials.create(request)
  if (!(key instanceof PublicKeyCredential)) return false
  const answer = { ...(key.toJSON() as object), mediation: 'conditional' }
  const { status, body } = await ask(`/self-service/settings?flow=${flow.body.id}`, {
    method: 'passkey',
    csrf_token: valueIn(flow.body, 'csrf_token'),
    passkey_settings_register: JSON.stringify(answer),
  })
  // A static import would move parts of it into the login page's script.
  const { signalAccount, signalUnknownKey } = await import('../live/signal-keys.ts')
  if (body) {
    await signalAccount(body, key)
    return true
  }
  // The provider of the passkey would keep it, though the service refused it.
  if (status < 500) await signalUnknownKey({ id: key.id, rpId: publicKey.rp.id ?? location.hostname })
  return false
}

/** A request for the settings flow, without the kit's client, parts of which would move into the login page's script. */
async function ask(address: string, body?: object): Promise<{ status: number; body?: SettingsFlow }> {
  const answer = await fetch(address, {
    headers: { Accept: 'application/json', ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  // The service answers with the flow, by contract.
  return { status: answer.status, ...(answer.ok && { body: (await answer.json()) as SettingsFlow }) }
}

function valueIn({ ui }: SettingsFlow, name: string): string {
  for (const { attributes } of ui.nodes)
    if (attributes.node_type === 'input' && attributes.name === name) return String(attributes.value)
  throw new Error(`The settings have no field ${name}`)
}
