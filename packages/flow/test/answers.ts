import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { UiNode } from '@collect/contract'
import type { FormState, ScreenFlows } from '@collect/flow'

/** A flow from a service's answer. */
export interface AnsweredFlow {
  readonly file: string
  readonly kind: keyof ScreenFlows
  readonly flow: ScreenFlows[keyof ScreenFlows]
}

/** A flow of another service, with its row of the table beside the answers. */
export interface RealAnswer extends AnsweredFlow {
  /** The form state by STATE-INITIAL: "provide_identifier", "method_active(code)". */
  readonly state: string
}

const goldenFolder = join(import.meta.dirname, '../../contract/golden')

/** Answers of this project's service. Its tests write these files. */
export const goldenFlows = (): readonly AnsweredFlow[] =>
  globSync('{login,registration,recovery,verification,settings}/*.json', { cwd: goldenFolder })
    .toSorted()
    .map((file) => ({ file, flow: goldenFlow(file) }))
    .map(({ file, flow }) => ({ file, flow, kind: kindOf(flow.ui.action, file) }))

/** Handmade flows that the service does not produce. The index beside them names their screens. */
export function handmadeFlows(): readonly RealAnswer[] {
  // The tests of the contract write this file.
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

/** A flow by kind and case, such as `login/aal2-code-sent`: from the service if it produces it, else handmade. */
export function handmade(name: string): UiNode[] {
  const made = `handmade/${name}.json`
  return [...goldenFlow(existsSync(join(goldenFolder, made)) ? made : `${name}.json`).ui.nodes]
}

// Tests of the service write flows into folders by kind.
const goldenFlow = (file: string) =>
  JSON.parse(readFileSync(join(goldenFolder, file), 'utf8')) as ScreenFlows[keyof ScreenFlows]

/** The folder of recorded answers. Without it, tests that need it are skipped. */
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

/** The kind, by the address that the form posts to. A verified address has none, so its folder names the kind. */
const kindOf = (action: string, file: string) =>
  (/\/self-service\/([a-z]+)/.exec(action)?.[1] ?? file.split('/')[0]) as keyof ScreenFlows // both folders hold flows only

export const said = (formState: FormState): string =>
  formState.state === 'method_active' ? `method_active(${formState.method})` : formState.state
