import type { OAuth2Client } from '@collect/contract'
import type Provider from 'oidc-provider'

/** A client in Hydra's names, as others see it: without its secret. */
export function shownClient(client: InstanceType<Provider['Client']>): OAuth2Client {
  const { client_secret: _, ...shown } = client.metadata()
  return shown as OAuth2Client // `metadata` has the names of OpenID Connect registration, which are Hydra's
}
