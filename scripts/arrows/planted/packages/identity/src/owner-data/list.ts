import { start } from '../flows/start.ts'

export const list = start
