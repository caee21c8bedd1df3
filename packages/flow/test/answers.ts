import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FormState, ScreenFlows } from '@collect/flow'

/** One real server answer, with what the table beside the answers says of it. */
export interface RealAnswer {
  readonly file: string
  readonly kind: keyof ScreenFlows
  /** "provide_identifier", "method_active(code)"; by the specification's rules. */
  readonly state: string
  readonly flow: ScreenFlows[keyof ScreenFlows]
}

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
    .map(({ file, state, flow }) => ({ file, state, flow, kind: kindOf(flow.ui.action) }))
}

const kindOf = (action: string) => /\/self-service\/([a-z]+)/.exec(action)?.[1] as keyof ScreenFlows // the folder holds flows only

export const said = (formState: FormState): string =>
  formState.state === 'method_active' ? `method_active(${formState.method})` : formState.state
