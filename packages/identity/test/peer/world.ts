import type { Identity } from '@collect/contract'
import type { Answer } from '../service/answer.ts'
import type { Payload, Visitor, WayName } from '../service/visitor.ts'
import type { HydraApplication } from './hydra-application.ts'
import type { ConfigChanges } from '../service/config-changes.ts'

/** One of the two compared services with its surroundings. It records all answers to visitors. */
export interface World {
  readonly origin: string
  clock(): number
  visitor(way: WayName): Visitor
  /** An unused email address; both worlds give the same ones. */
  newEmail(): string
  /** Makes an account through the admin API, which is not recorded. */
  account(more?: Payload): Promise<{ readonly email: string; readonly password: string; readonly identity: Identity }>
  admin(method: string, path: string, body?: unknown): Promise<Answer>
  /** A request to the admin API: its status and the links with providers are recorded. */
  operate(method: string, path: string, body?: unknown): Promise<Answer>
  /** The code of the newest mail to an address. */
  codeFor(email: string): Promise<string>
  /** An application at the world's Hydra, in a browser of its own; only for chapters with applications. */
  openApplication(): Promise<HydraApplication>
  /** The recorded answers since the last call. */
  takeTranscript(): readonly string[]
  close(): Promise<void>
}

/** One thing that clients do. */
export interface Scenario {
  readonly name: string
  readonly play: (world: World) => Promise<unknown>
}

export interface Chapter {
  /** The services answer the challenges of a real Hydra. */
  readonly applications?: boolean
  readonly config: ConfigChanges
  readonly scenarios: readonly Scenario[]
}
