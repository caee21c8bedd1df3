import { createTransport, type Answer, type FedCmParameters } from '@collect/flow'

export interface AccountOffer {
  /** The absolute address of the flow's form. */
  readonly action: string
  readonly context: 'signin' | 'signup'
  readonly signal: AbortSignal
  /** Receives the service's answer to the chosen account. */
  readonly take: (answer: Answer) => void
}

/** Chrome's credential of FedCM; TypeScript does not have it yet. */
interface IdentityCredential extends Credential {
  readonly token?: unknown
  readonly configURL?: string
}

type Providers = NonNullable<FedCmParameters['providers']>

/**
 * Offers accounts of providers in the browser's own chooser (docs/contract/providers-and-oauth2.md §C). The user did not
 * ask for it, so every failure is silent.
 */
export async function offerAccounts({ action, context, signal, take }: AccountOffer): Promise<void> {
  if (isPaused()) return
  const transport = createTransport()
  const answer = await transport.get(new URL('fed-cm/parameters', action).href, signal)
  const { providers = [], csrf_token } = parametersIn(answer)
  if (providers.length === 0 || signal.aborted) return
  let chosen: IdentityCredential | null
  try {
    chosen = await navigator.credentials.get(requestOf(providers, context, signal))
  } catch {
    // The user closed the chooser, or the provider failed. A form that was sent is no refusal.
    if (!signal.aborted) pause()
    return
  }
  if (typeof chosen?.token !== 'string') return
  const { token, configURL } = chosen
  const provider = providers.length === 1 ? providers[0] : providers.find(({ config_url }) => config_url === configURL)
  // The query names the flow, so that its return address and its application stay.
  const address = new URL(`fed-cm/token${new URL(action).search}`, action).href
  const body = { csrf_token, token, ...(provider?.nonce && { nonce: provider.nonce }) }
  const result = await transport.post(address, body, signal)
  if (!signal.aborted) take(result)
}

const parametersIn = (answer: Answer): FedCmParameters =>
  answer.answer === 'json' && answer.status === 200 ? (answer.body as FedCmParameters) : {} // the contract has its shape

/** Newer browsers take the nonce in `params`, older ones beside it. */
function requestOf(providers: Providers, context: AccountOffer['context'], signal: AbortSignal) {
  const asked = providers.map(({ config_url, client_id, nonce, login_hint, domain_hint, fields, parameters }) => ({
    configURL: config_url,
    clientId: client_id,
    ...(nonce && { nonce }),
    params: { ...parameters, ...(nonce && { nonce }) },
    ...(login_hint && { loginHint: login_hint }),
    ...(domain_hint && { domainHint: domain_hint }),
    ...(fields && { fields }),
  }))
  const request: CredentialRequestOptions & { readonly identity: unknown } = {
    identity: { context, mode: 'passive', providers: asked },
    mediation: 'optional',
    signal,
  }
  return request
}

const pauseKey = 'account-chooser-closed'
const pauseFor = 24 * 60 * 60_000

function isPaused(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(pauseKey) ?? 0) < pauseFor
  } catch {
    // Without storage the browser's own pause stays.
    return false
  }
}

function pause(): void {
  try {
    sessionStorage.setItem(pauseKey, String(Date.now()))
  } catch {
    // As above.
  }
}
