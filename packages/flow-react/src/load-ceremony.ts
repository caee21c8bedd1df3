import type { CeremonyEnd } from './ceremony/watch-dialog.ts'

export type { CeremonyEnd }

/** Loaded where a flow asks for keys; a page without them carries none of it. */
export const loadCeremony = () => import('./ceremony/index.ts')
