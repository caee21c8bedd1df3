import type { ProjectConfiguration } from '@collect/contract'
import type { Problem } from '../../form/check.ts'
import type { FormState, ScreenFlows } from '../../form/form-state.ts'

/** The input of a screen. */
export type ScreenSource = { readonly [Kind in keyof ScreenFlows]: SourceOf<Kind> }[keyof ScreenFlows]

export interface SourceOf<Kind extends keyof ScreenFlows> extends ScreenContext {
  readonly kind: Kind
  readonly flow: ScreenFlows[Kind]
}

interface ScreenContext {
  readonly project: ProjectConfiguration
  /** The method that the user chose: `choose=` in the address. */
  readonly choice?: string | null | undefined
  /** The page's query; links keep parts of it. */
  readonly query?: string | undefined
  /** Address of a browser logout flow; absent without a session. */
  readonly logoutUrl?: string | undefined
  readonly problem?: Problem | undefined
  /** Texts typed before this answer, by name. */
  readonly typed?: Readonly<Record<string, string>> | undefined
}

/** A source with its form state, the input of every part of the screen. */
export type Shown = ScreenSource & Standing
export type ShownOf<Kind extends keyof ScreenFlows> = SourceOf<Kind> & Standing
interface Standing {
  readonly formState: FormState
}
