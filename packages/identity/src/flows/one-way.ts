import type { FlowKind } from '@collect/contract'

/** Recovery and verification use one method, which the configuration names and the flow keeps as `active`. */
export const hasOneWay = (kind: FlowKind): kind is 'recovery' | 'verification' =>
  kind === 'recovery' || kind === 'verification'
