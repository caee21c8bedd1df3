const password = 'a long sentence about cabinets'

interface Flow {
  readonly ui: { readonly action: string }
}

/** An answer counts when all of it arrived. */
export interface Told {
  readonly status: number
  readonly body: unknown
}

const read = async (answer: Response): Promise<Told> => ({ status: answer.status, body: await answer.json() })

export const ask = async (address: string): Promise<Told> => read(await fetch(address, { signal: timeoutMs() }))

/** Carries out a native flow with everybody's password. @throws when the service is gone in the middle. */
export async function submit(origin: string, kind: 'login' | 'registration', payload: object): Promise<Told> {
  const begun = await ask(`${origin}/self-service/${kind}/api`)
  if (begun.status !== 200) return begun
  return send((begun.body as Flow).ui.action, payload) // by contract
}

export const send = async (action: string, payload: object): Promise<Told> =>
  read(
    await fetch(action, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: JSON.stringify({ method: 'password', password, ...payload }),
      signal: timeoutMs(),
    }),
  )

/** Nothing may stay unanswered. */
const timeoutMs = () => AbortSignal.timeout(15_000)

/** Lets so many work side by side until nothing is left to take. */
export const together = (people: number, work: () => Promise<boolean>) =>
  Promise.all(
    Array.from({ length: people }, async () => {
      while (await work());
    }),
  )
