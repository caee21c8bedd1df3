import { interactionPolicy } from 'oidc-provider'

/** When the user must sign in or decide (docs/contract/providers-and-oauth2.md §E6). */
export const createInteractionPolicy = () => interactionPolicy.base()
