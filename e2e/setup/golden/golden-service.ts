import { readFileSync } from 'node:fs'
import type { AnyFlow } from '@collect/contract'
import { errorsOf, goldenFlows, withoutErrors } from './golden-flows.ts'
import { madeOf, openStubService } from '../stub-service.ts'

/** A stub service of the golden flows, by name. Each story sets the answer to the next submission. */
export interface GoldenService {
  readonly address: string
  /** Sets the flow that answers the next submission; one without errors is a success. */
  answerWith(name: string): void
  close(): Promise<void>
}

/** Suffix of a flow's name: the flow without its errors. */
export const beforeErrors = '~before'

/** The session of Ada, whose address is not verified yet. */
export const session = readFileSync(
  new URL('../../../packages/contract/golden/answers/whoami.json', import.meta.url),
  'utf8',
)

/** Empty WebAuthn functions under the names that nodes trigger. */
export const idleScript = [
  'oryPasskeyLogin',
  'oryPasskeyLoginAutocompleteInit',
  'oryPasskeyRegistration',
  'oryPasskeySettingsRegistration',
  'oryWebAuthnLogin',
  'oryWebAuthnRegistration',
]
  .map((name) => `window.${name}=()=>{};`)
  .join('')

/** Removes the integrity hash, which belongs to the real script. */
export const withIdleScript = (flow: AnyFlow): AnyFlow =>
  ({
    ...flow,
    ui: {
      ...flow.ui,
      nodes: flow.ui.nodes.map((node) =>
        node.type === 'script' ? { ...node, attributes: { ...node.attributes, integrity: '' } } : node,
      ),
    },
  }) as AnyFlow // the kind of flow stays the same

export async function openGoldenService(): Promise<GoldenService> {
  const service = await openStubService({ script: idleScript, session })
  for (const { name, kind, flow: given } of goldenFlows) {
    const flow = withIdleScript(given)
    service.show(madeOf(kind, flow), name)
    service.show(madeOf(kind, withoutErrors(flow)), `${name}${beforeErrors}`)
  }
  return {
    address: service.address,
    answerWith(name) {
      const found = goldenFlows.find((golden) => golden.name === name)
      if (!found) throw new Error(`There is no golden flow ${name}`)
      const { kind } = found
      const flow = withIdleScript(found.flow)
      // Next steps have the status of a refusal too; only saved settings do not (docs/contract/http.md).
      const status = errorsOf(flow).length > 0 || kind !== 'settings' ? 400 : 200
      service.judge(() => ({ say: madeOf(kind, flow), status }))
    },
    close: service.stop,
  }
}
