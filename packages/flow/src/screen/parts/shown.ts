import type { UiNode } from '@collect/contract'
import { stateOf, type ScreenFlows } from '../../form/form-state.ts'
import { chipOf } from './chip.ts'
import { footerOf } from './footer.ts'
import { headingOf, listedMessagesOf } from './heading.ts'
import type { ScreenKind, Script } from '../model/screen.ts'
import type { Shown, SourceOf } from '../model/source.ts'

/** Adds the form state to a source. */
export const shownOf = <Kind extends ScreenKind>(source: SourceOf<Kind>): Shown =>
  // Kind and flow match in every source, but the compiler cannot see that through a call.
  ({ ...source, formState: stateOf(source.kind, source.flow as ScreenFlows[Kind], source.choice) }) as Shown

/** The parts that all screens have. */
export const screenFactsOf = (shown: Shown) => {
  const chip = chipOf(shown)
  return {
    kind: shown.kind,
    flowId: shown.flow.id,
    heading: headingOf(shown),
    messages: listedMessagesOf(shown),
    footer: footerOf(shown),
    scripts: scriptsOf(shown.flow.ui.nodes),
    ...(chip && { chip }),
  }
}

/** Scripts of the CAPTCHA are not mounted: its options configure the kit's widget (docs/contract/nodes.md §11.2). */
const scriptsOf = (nodes: readonly UiNode[]): readonly Script[] =>
  nodes.flatMap((node) => (node.type === 'script' && node.group !== 'captcha' ? [node.attributes] : []))
