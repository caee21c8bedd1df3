import type { Screen } from '@collect/flow'
import { useRef, type ReactNode } from 'react'
import { FlowContext, type FlowView } from '../flow-context.ts'
import { Scripts } from './scripts.tsx'
import { useAttention } from './use-attention.ts'
import { useGuardedSubmit } from './use-guarded-submit.ts'

/** What a screen needs besides itself. */
export interface FlowProps<S extends Screen = Screen> extends Omit<FlowView, 'prefix' | 'gate' | 'hold'> {
  readonly screen: S
  /** For the scripts that the flow brings, where the page's policy asks for one; known to the server only. */
  readonly nonce?: string | undefined
}

interface ProviderProps extends FlowProps {
  readonly children: ReactNode
}

/** One context per flow; keeps the attention of eye and ear on what an answer changed. */
export function FlowProvider({ screen, nonce, children, ...view }: ProviderProps) {
  const root = useRef<HTMLDivElement>(null)
  const guarded = useGuardedSubmit(view.submit, view.pressed, view.turn)
  useAttention(root, screen, view.turn)
  return (
    <FlowContext value={{ prefix: screen.kind, ...view, ...guarded }}>
      <div ref={root} className="flow">
        {children}
      </div>
      <Scripts scripts={screen.scripts} nonce={nonce} />
    </FlowContext>
  )
}
