import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Tests that start many processes. If they ran last, one core would wait for the other. */
const long = [
  '/oauth2/keys.test.',
  '/kill.test.',
  '/faults.test.',
  '/four-processes.test.',
  '/fail-over.test.',
  '/black-box/limits.test.',
  '/plan/tokens.test.',
  '/start-and-stop.test.',
  '/properties.test.',
  '/tracing.test.',
]

const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = long.findIndex((part) => moduleId.includes(part))
  return rank < 0 ? long.length : rank
}

/** Sorts the test files so that the longest run first, also without figures of earlier runs. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // `sort` is a method of Vitest's class here.
    // oxlint-disable-next-line unicorn/no-array-sort
    const known = await super.sort(files)
    return known.toSorted((one, other) => rankOf(one) - rankOf(other))
  }
}
