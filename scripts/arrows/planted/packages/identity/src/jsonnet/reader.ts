import { hidden } from '../hidden.ts'

export const flow = hidden
