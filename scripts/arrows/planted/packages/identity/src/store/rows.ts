import { start } from '../flows/start.ts'

export const rows = start
