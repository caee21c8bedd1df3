import { hidden } from '../../identity/src/hidden.ts'

export const seen = hidden
