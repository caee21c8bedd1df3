import type { Screen } from '@collect/flow'
import { useRef, type ReactNode } from 'react'
import { FlowContext, type FlowView } from '../flow-context.ts'
import { Scripts } from './scripts.tsx'
import { useAttention } from './use-attention.ts'

/** What a screen needs besides itself. */
export type FlowProps = Omit<FlowView, 'prefix'> & { readonly screen: Screen }

interface ProviderProps extends FlowProps {
  readonly children: ReactNode
}

/** One context per flow; keeps the attention of eye and ear on what an answer changed. */
export function FlowProvider({ screen, children, ...view }: ProviderProps) {
  const root = useRef<HTMLDivElement>(null)
  useAttention(root, screen, view.turn)
  return (
    <FlowContext value={{ prefix: screen.kind, ...view }}>
      <div ref={root} className="flow">
        {children}
      </div>
      <Scripts scripts={screen.scripts} />
    </FlowContext>
  )
}
