import { watch } from '../live/watch.ts'

export const state = watch
