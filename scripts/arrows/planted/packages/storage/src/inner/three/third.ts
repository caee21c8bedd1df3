import { start } from '../start.ts'

export const third = start
