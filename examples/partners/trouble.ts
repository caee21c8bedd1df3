// The faults of a partner. A developer chooses one on the page /trouble; a test sets one.

export interface TroubleOptions {
  /** The call that it concerns; unset, every call of the app. */
  readonly at?: string
  /** How long `slow` takes. */
  readonly seconds?: number
}

export interface CurrentTrouble<Name extends string> extends TroubleOptions {
  readonly name: Name
}

/** What goes wrong at a partner: one thing at a time. */
export interface Trouble<Name extends string = string> {
  /** Every kind of trouble with its description. */
  readonly kinds: Readonly<Record<Name, string>>
  /** The calls that the app makes, without the browser. */
  readonly calls: readonly string[]
  readonly current: CurrentTrouble<Name> | undefined
  /** Whether this is the present trouble. */
  is(name: Name): boolean
  /** @throws Error for a name or a call that the partner does not know */
  set(name: Name, options?: TroubleOptions): void
  clear(): void
}

/** The troubles of the network: every partner has them. */
export const networkTroubles = {
  slow: 'The partner answers after 30 seconds.',
  down: 'The partner closes the connection without an answer.',
  failing: 'The partner answers with status 503.',
  garbled: 'The partner answers with text that is no JSON and no XML.',
  endless: 'The partner answers with three megabytes.',
} as const

export type NetworkTrouble = keyof typeof networkTroubles

export function createTrouble<Name extends string>(
  kinds: Readonly<Record<Name, string>>,
  calls: readonly string[],
): Trouble<Name> {
  let current: CurrentTrouble<Name> | undefined
  return {
    kinds,
    calls,
    get current() {
      return current
    },
    is: (name) => current?.name === name,
    set(name, options = {}) {
      if (!Object.hasOwn(kinds, name)) throw new Error(`No trouble is called “${name}”.`)
      if (options.at !== undefined && !calls.includes(options.at)) throw new Error(`No call is called “${options.at}”.`)
      current = { name, ...options }
    },
    clear() {
      current = undefined
    },
  }
}

/** The trouble of the network that this call meets. */
export function networkTrouble(trouble: Trouble, call: string | undefined): CurrentTrouble<NetworkTrouble> | undefined {
  const { current } = trouble
  if (!current || call === undefined || !isOfNetwork(current)) return undefined
  return current.at === undefined || current.at === call ? current : undefined
}

const isOfNetwork = (current: CurrentTrouble<string>): current is CurrentTrouble<NetworkTrouble> =>
  Object.hasOwn(networkTroubles, current.name)
