/** What an app writes into its settings to use a partner. */
export const partnerClient = { id: 'collect-everything', secret: 'a secret for trying only' } as const
