import type { FlowKind } from '@collect/contract'

/** Recovery and verification go one way, which the settings name and the flow keeps as `active`. */
export const hasOneWay = (kind: FlowKind): kind is 'recovery' | 'verification' =>
  kind === 'recovery' || kind === 'verification'
