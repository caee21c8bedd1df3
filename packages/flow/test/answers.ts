import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { UiNode } from '@collect/contract'
import type { FormState, ScreenFlows } from '@collect/flow'

/** A flow as a service answered it. */
export interface AnsweredFlow {
  readonly file: string
  readonly kind: keyof ScreenFlows
  readonly flow: ScreenFlows[keyof ScreenFlows]
}

/** One of another service, with what the table beside the answers says of it. */
export interface RealAnswer extends AnsweredFlow {
  /** "provide_identifier", "method_active(code)"; by the rules of STATE-INITIAL. */
  readonly state: string
}

const goldenFolder = join(import.meta.dirname, '../../contract/golden')

/** What our own service answers in each case; its tests write these files. */
export const goldenFlows = (): readonly AnsweredFlow[] =>
  globSync('{login,registration,recovery,verification,settings}/*.json', { cwd: goldenFolder })
    .toSorted()
    .map((file) => ({ file, flow: goldenFlow(file) }))
    .map(({ file, flow }) => ({ file, flow, kind: kindOf(flow.ui.action, file) }))

/** Cases that our service doesn't produce, made by hand; the index beside them tells which screen each is. */
export function handmadeFlows(): readonly RealAnswer[] {
  // Written by the tests of the contract.
  const index = JSON.parse(readFileSync(join(goldenFolder, 'handmade/index.json'), 'utf8')) as readonly {
    readonly kind: keyof ScreenFlows
    readonly file: string
    readonly state: string
  }[]
  return index.map(({ kind, file, state }) => ({
    kind,
    state,
    file: `handmade/${file}`,
    flow: goldenFlow(`handmade/${file}`),
  }))
}

/** One of those, or of our own service where it answers the case, by kind and case: `login/aal2-code-sent`. */
export function handmade(name: string): UiNode[] {
  const made = `handmade/${name}.json`
  return [...goldenFlow(existsSync(join(goldenFolder, made)) ? made : `${name}.json`).ui.nodes]
}

// The service's tests write flows into the folders of the kinds.
const goldenFlow = (file: string) =>
  JSON.parse(readFileSync(join(goldenFolder, file), 'utf8')) as ScreenFlows[keyof ScreenFlows]

/** The folder of real answers; the tests that need it are skipped without it. */
export const answersFolder = process.env['CONTRACT_FLOWS']

/** Every answer that holds a flow. */
export function realAnswers(folder: string): readonly RealAnswer[] {
  const [head = '', ...rows] = readFileSync(join(folder, 'index.tsv'), 'utf8').trimEnd().split('\n')
  const columns = head.split('\t')
  return rows
    .map((row) => row.split('\t'))
    .map((cells) => ({
      file: cells[columns.indexOf('file')] ?? '',
      state: cells[columns.indexOf('ui_state_spec')] ?? '',
    }))
    .map(({ file, state }) => ({ file, state, flow: JSON.parse(readFileSync(join(folder, file), 'utf8')) }))
    .filter(({ flow }) => flow.ui !== undefined)
    .map(({ file, state, flow }) => ({ file, state, flow, kind: kindOf(flow.ui.action, file) }))
}

/** From where the form posts; a verified address posts nowhere, and lies in the folder of its kind. */
const kindOf = (action: string, file: string) =>
  (/\/self-service\/([a-z]+)/.exec(action)?.[1] ?? file.split('/')[0]) as keyof ScreenFlows // both folders hold flows only

export const said = (formState: FormState): string =>
  formState.state === 'method_active' ? `method_active(${formState.method})` : formState.state
