import type { ProjectConfiguration } from '@collect/contract'
import type { Problem } from '../../form/check.ts'
import type { FormState, ScreenFlows } from '../../form/form-state.ts'

/** What a screen is made from. */
export type ScreenSource = { readonly [Kind in keyof ScreenFlows]: SourceOf<Kind> }[keyof ScreenFlows]

export interface SourceOf<Kind extends keyof ScreenFlows> extends ScreenContext {
  readonly kind: Kind
  readonly flow: ScreenFlows[Kind]
}

interface ScreenContext {
  readonly project: ProjectConfiguration
  /** The method that the person chose: `choose=` in the address. */
  readonly choice?: string | null | undefined
  /** The page's query; links carry parts of it on. */
  readonly query?: string | undefined
  /** From a browser logout flow; absent without a session. */
  readonly logoutUrl?: string | undefined
  readonly problem?: Problem | undefined
  /** What was typed before this answer, by name. */
  readonly typed?: Readonly<Record<string, string>> | undefined
}

/** With the state that it is in; every part of the screen reads this. */
export type Shown = ScreenSource & Standing
export type ShownOf<Kind extends keyof ScreenFlows> = SourceOf<Kind> & Standing
interface Standing {
  readonly formState: FormState
}
