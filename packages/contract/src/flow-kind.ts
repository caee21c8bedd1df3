/** The five self-service flow kinds that a service offers under `/self-service/{kind}` (ENTITY-FIELD-5). */
export const flowKinds = ['login', 'registration', 'recovery', 'verification', 'settings'] as const
export type FlowKind = (typeof flowKinds)[number]

/** Who drives a flow: a browser with cookies, or a native client that holds a session token. */
export type FlowType = 'browser' | 'api'

export const isFlowKind = (word: string): word is FlowKind => (flowKinds as readonly string[]).includes(word)
