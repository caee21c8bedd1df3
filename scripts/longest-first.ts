import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Tests that start whole processes, again and again. Begun last, they would keep one core waiting for the other. */
const long = ['/kill.test.', '/faults.test.', '/start-and-stop.test.', '/properties.test.', '/tracing.test.']

const rankOf = ({ moduleId }: TestSpecification): number => {
  const rank = long.findIndex((part) => moduleId.includes(part))
  return rank < 0 ? long.length : rank
}

/** The order of files: where nothing is known of earlier runs, the longest come first all the same. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // It is vitest's own order, not an array's.
    // oxlint-disable-next-line unicorn/no-array-sort
    const known = await super.sort(files)
    return known.toSorted((one, other) => rankOf(one) - rankOf(other))
  }
}
