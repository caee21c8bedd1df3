import type { CeremonyEnd } from './ceremony/watch-dialog.ts'

export type { CeremonyEnd }

/** Loads the WebAuthn code, which only pages with WebAuthn need. */
export const loadCeremony = () => import('./ceremony/index.ts')
