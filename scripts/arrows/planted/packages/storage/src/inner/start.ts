import { number } from './four/number.ts'

export const start = number
