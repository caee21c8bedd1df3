import { fourth } from '../../inner/four/fourth.ts'

export const tested = fourth
