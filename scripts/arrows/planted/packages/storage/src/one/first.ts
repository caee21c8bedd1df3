import { second } from '../two/second.ts'

export const first = second
