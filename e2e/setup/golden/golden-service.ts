import { readFileSync } from 'node:fs'
import type { AnyFlow } from '@collect/contract'
import { errorsOf, goldenFlows, withoutErrors } from './golden-flows.ts'
import { madeOf, openStubService } from '../stub-service.ts'

/** A service that knows the golden flows only: it gives them by name, and answers a submission with what it was told. */
export interface GoldenService {
  readonly address: string
  /** The next submission to any flow is answered with this one; without errors it is an answer that goes on. */
  answerWith(name: string): void
  close(): Promise<void>
}

/** A flow's name with this behind it: as it was before anything was wrong. */
export const beforeErrors = '~before'

/** Ada, whose address is not verified yet. */
export const session = readFileSync(
  new URL('../../../packages/contract/golden/answers/whoami.json', import.meta.url),
  'utf8',
)

/** Functions of the browser's key dialog, by the names that nodes trigger; they do nothing here. */
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

/** The script that a service of ours signed for is another one. */
export const withIdleScript = (flow: AnyFlow): AnyFlow =>
  ({
    ...flow,
    ui: {
      ...flow.ui,
      nodes: flow.ui.nodes.map((node) =>
        node.type === 'script' ? { ...node, attributes: { ...node.attributes, integrity: '' } } : node,
      ),
    },
  }) as AnyFlow // still the same kind of flow

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
      // What goes on is answered like a refusal too, but for settings that were saved (docs/contract/http.md).
      const status = errorsOf(flow).length > 0 || kind !== 'settings' ? 400 : 200
      service.judge(() => ({ say: madeOf(kind, flow), status }))
    },
    close: service.stop,
  }
}
