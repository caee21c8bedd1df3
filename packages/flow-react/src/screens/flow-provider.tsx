import type { Screen } from '@collect/flow'
import { useRef, type ReactNode } from 'react'
import { FlowContext, type FlowView } from '../flow-context.ts'
import { Scripts } from './scripts.tsx'
import { useAttention } from './use-attention.ts'
import { useGuardedSubmit } from './use-guarded-submit.ts'

/** Props of every screen component. */
export interface FlowProps<S extends Screen = Screen> extends Omit<FlowView, 'prefix' | 'captchaGate' | 'markPressed'> {
  readonly screen: S
  /** CSP nonce for the flow's scripts; only the server has it. */
  readonly nonce?: string | undefined
}

interface ProviderProps extends FlowProps {
  readonly children: ReactNode
}

/** Provides the context of one flow, and moves the focus to changes after an answer. */
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
