import type { IdentityConfig } from '@collect/identity'
import type { Copy, CopyOptions } from './copy.ts'

/** What a row can use. */
export interface Siege {
  /** The short form asserts only counts, which do not depend on the machine's speed. */
  readonly isShort: boolean
  readonly config: IdentityConfig
  /** Starts a copy of the shipped program; it is stopped after the row. */
  open(options?: CopyOptions): Promise<Copy>
  /** A PostgreSQL server of the siege's own with an empty database; undefined where none can be started. */
  postgres(): Promise<string | undefined>
}

/** Sign-ins of the owner during an attack. */
export interface OwnerMet {
  /** The longest sign-in, in milliseconds. */
  readonly wait: number
  /** A sign-in without an attack, in the same run. */
  readonly quiet: number
  readonly refused: number
}

export interface Outcome {
  readonly tried: number
  readonly letThrough: number
  /** The promised maximum. */
  readonly allowed: number
  readonly owner?: OwnerMet
  /** Other broken promises, one sentence each. */
  readonly faults?: readonly string[]
  /** The figures of a day, or how they were computed. */
  readonly note?: string
}

/** One attack. */
export interface Row {
  readonly name: string
  readonly attack: string
  /** Left out of the short form, because it takes too long. */
  readonly isLong?: boolean
  /** Nothing else runs beside it, because it takes the whole machine or compares times. */
  readonly isAlone?: boolean
  /** Methods that the operator's configuration must enable; otherwise there is nothing to attack. */
  readonly needs?: (config: IdentityConfig) => boolean
  /** The result, or the reason why the row cannot run on this machine. */
  run(siege: Siege): Promise<Outcome | string>
}

const maxWaitMs = 2_000
const maxWaitTimesQuiet = 10

/** Reasons why a row did not hold; empty if it did. */
export function faultsOf({ tried, letThrough, allowed, owner, faults = [] }: Outcome, isShort: boolean): string[] {
  const found = [...faults]
  if (tried === 0) found.push('nothing was tried')
  if (letThrough > allowed) found.push(`${letThrough} got through, ${allowed} are allowed`)
  if (owner && owner.refused > 0) found.push(`the owner was refused ${owner.refused} times`)
  const isLong = owner && owner.wait > maxWaitMs && owner.wait > maxWaitTimesQuiet * owner.quiet
  if (isLong && !isShort) found.push(`the owner waited ${Math.round(owner.wait)} ms`)
  return found
}
