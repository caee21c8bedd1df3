import type { IdentityConfig } from '@collect/identity'
import type { Copy, CopyOptions } from './copy.ts'

/** What a row has at hand. */
export interface Siege {
  /** The short form asserts counts and nothing that depends on how fast the machine is. */
  readonly isShort: boolean
  readonly config: IdentityConfig
  /** Starts a copy of the shipped program; it is stopped when the row is over. */
  open(options?: CopyOptions): Promise<Copy>
  /** A PostgreSQL server of the siege's own with an empty database; undefined where none can be started. */
  postgres(): Promise<string | undefined>
}

/** What an owner met who signed in meanwhile. */
export interface OwnerMet {
  /** The longest of their sign-ins, in milliseconds. */
  readonly wait: number
  /** A sign-in while nothing else goes on, in the same run. */
  readonly quiet: number
  readonly refused: number
}

export interface Outcome {
  readonly tried: number
  readonly letThrough: number
  /** More of them than this break the promise. */
  readonly allowed: number
  readonly owner?: OwnerMet
  /** Everything else that is not as promised, one sentence each. */
  readonly faults?: readonly string[]
  /** What the figures mean over a day, or how they were found. */
  readonly note?: string
}

/** One attack. */
export interface Row {
  readonly name: string
  readonly attack: string
  /** It needs more time than the short form has. */
  readonly isLong?: boolean
  /** What the operator's settings have to offer, else there is nothing to attack. */
  readonly needs?: (config: IdentityConfig) => boolean
  /** What came of it, or the reason why it cannot be run on this machine. */
  run(siege: Siege): Promise<Outcome | string>
}

const maxWaitMs = 2_000
const maxWaitTimesQuiet = 10

/** Why a row is not held; empty where it is. */
export function faultsOf({ tried, letThrough, allowed, owner, faults = [] }: Outcome, isShort: boolean): string[] {
  const found = [...faults]
  if (tried === 0) found.push('nothing was tried')
  if (letThrough > allowed) found.push(`${letThrough} got through, ${allowed} are allowed`)
  if (owner && owner.refused > 0) found.push(`the owner was refused ${owner.refused} times`)
  const isLong = owner && owner.wait > maxWaitMs && owner.wait > maxWaitTimesQuiet * owner.quiet
  if (isLong && !isShort) found.push(`the owner waited ${Math.round(owner.wait)} ms`)
  return found
}
