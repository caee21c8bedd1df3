import type { Kind } from '../one/kind.ts'

export const second: Kind = 'planted'
