// Tests of the shipped program run what its sources say now, also when Vitest starts by itself.
import { build } from './setup/build.mjs'

export const setup = () => build(['server'])
