import { mergeConfig } from 'vitest/config'
import everything from './vitest.config.ts'

/** The tests against real server answers and with the official client, alone. */
const merged = mergeConfig(everything, {})
merged.test.include = ['packages/*/test/**/*contract*.test.{ts,tsx}', 'packages/*/src/**/*.contract.test.{ts,tsx}']

export default merged
