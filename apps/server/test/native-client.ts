const password = 'a long sentence about cabinets'

interface Flow {
  readonly ui: { readonly action: string }
}

/** A complete answer. */
export interface HttpAnswer {
  readonly status: number
  readonly body: unknown
}

const read = async (answer: Response): Promise<HttpAnswer> => ({ status: answer.status, body: await answer.json() })

export const ask = async (address: string): Promise<HttpAnswer> => read(await fetch(address, { signal: timeout() }))

/** Carries out a native flow with the password that all users share. @throws if the service stops meanwhile */
export async function submit(origin: string, kind: 'login' | 'registration', payload: object): Promise<HttpAnswer> {
  const begun = await ask(`${origin}/self-service/${kind}/api`)
  if (begun.status !== 200) return begun
  return send((begun.body as Flow).ui.action, payload) // by contract
}

export const send = async (action: string, payload: object): Promise<HttpAnswer> =>
  read(
    await fetch(action, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({ method: 'password', password, ...payload }),
      signal: timeout(),
    }),
  )

/** The service must answer every request within this time. */
const timeout = () => AbortSignal.timeout(15_000)

/** Runs a number of workers at the same time until no work is left. */
export const together = (people: number, work: () => Promise<boolean>) =>
  Promise.all(
    Array.from({ length: people }, async () => {
      while (await work());
    }),
  )
