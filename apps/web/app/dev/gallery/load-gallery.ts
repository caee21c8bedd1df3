import { stateOf, type FormState, type ScreenFlows } from '@collect/flow'

import { goldenCases, loadGolden, type GoldenCase } from './golden.server.ts'

/** A case as the index lists it. */
export interface ListedCase extends GoldenCase {
  readonly state: FormState['state']
  /** Groups of its nodes that a user can choose or use. */
  readonly methods: readonly string[]
}

export interface Filter {
  readonly kind: string
  readonly method: string
  readonly state: string
}

/** Groups that are not methods. */
const ground: ReadonlySet<string> = new Set(['default', 'identifier_first', 'profile', 'captcha'])

export const filterIn = ({ searchParams: query }: URL): Filter => ({
  kind: query.get('kind') ?? '',
  method: query.get('method') ?? '',
  state: query.get('state') ?? '',
})

/** All cases, with the state and methods of their flows. */
export const listCases = (): Promise<readonly ListedCase[]> => Promise.all(goldenCases.map(listed))

async function listed(golden: GoldenCase): Promise<ListedCase> {
  const flow = await loadGolden(golden.kind, golden.name)
  if (!flow) throw new Error(`the listed golden flow ${golden.name} has no file`)
  const groups = flow.ui.nodes.map(({ group }) => group).filter((group) => !ground.has(group))
  return {
    ...golden,
    // Its folder names its kind.
    state: stateOf(golden.kind, flow as ScreenFlows[typeof golden.kind]).state,
    methods: [...new Set(groups)],
  }
}

export const isWanted = ({ kind, method, state }: Filter, one: ListedCase): boolean =>
  (!kind || one.kind === kind) && (!state || one.state === state) && (!method || one.methods.includes(method))
