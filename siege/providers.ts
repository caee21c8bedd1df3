import type { OpenIdPartner } from '../examples/partners/openid-partner.ts'
import { providerAt } from '../packages/identity/test/providers/open-partner.ts'
import type { Changes } from './configuration.ts'

/** Changes of a configuration that add a provider at a partner; its id is `partner`. */
export const oidcChanges = (partner: OpenIdPartner): Changes => ({
  'selfservice.methods.oidc': { enabled: true, config: { providers: [providerAt(partner)] } },
})
