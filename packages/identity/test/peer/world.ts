import type { Identity } from '@collect/contract'
import type { Answer } from '../service/answer.ts'
import type { Payload, Visitor, WayName } from '../service/visitor.ts'
import type { ConfigChanges } from '../service/config-changes.ts'

/** One of the two services that are compared, with what surrounds it. Everything that a visitor is told is written down. */
export interface World {
  readonly origin: string
  clock(): number
  visitor(way: WayName): Visitor
  /** An address that nobody has used yet; both worlds give the same ones. */
  newEmail(): string
  /** Registers somebody through the admin API, so that nothing of it is written down. */
  account(more?: Payload): Promise<{ readonly email: string; readonly password: string; readonly identity: Identity }>
  admin(method: string, path: string, body?: unknown): Promise<Answer>
  /** The code of the newest mail to an address. */
  codeFor(email: string): Promise<string>
  /** What was said since it was asked for last. */
  takeTranscript(): readonly string[]
  close(): Promise<void>
}

/** One thing that clients do, and the settings under which they do it. */
export interface Scenario {
  readonly name: string
  readonly play: (world: World) => Promise<unknown>
}

export interface Chapter {
  readonly config: ConfigChanges
  readonly scenarios: readonly Scenario[]
}
