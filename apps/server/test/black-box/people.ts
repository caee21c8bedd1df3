import type { Shipped, ShippedClient } from '../shipped.ts'

export const password = 'drawers of warm walnut'

/** Registers an account and signs it in. With `isProved`, it proves the address with the mailed code. */
export async function signUp(shipped: Shipped, email: string, isProved: boolean): Promise<ShippedClient> {
  const client = shipped.client()
  const flow = await client.start('registration')
  const traits = { email, name: 'Ada' }
  const made = await client.submit(flow, { method: 'password', traits, password })
  if (made.status !== 200) throw new Error(`the sign-up failed: ${made.status} ${made.text}`)
  if (!isProved) return client
  await prove(shipped, client, made.text, email)
  return client
}

/** Submits the mailed code of an address to the verification flow that an answer names. */
export async function prove(shipped: Shipped, client: ShippedClient, answer: string, email: string): Promise<void> {
  const { continue_with: steps } = JSON.parse(answer) as {
    continue_with: readonly { action: string; flow?: { id: string } }[]
  }
  const id = steps.find(({ action }) => action === 'show_verification_ui')?.flow?.id ?? ''
  await client.send(`/self-service/verification?flow=${id}`, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify({ method: 'code', code: await codeFor(shipped, email) }),
  })
}

export const mailsTo = async (shipped: Shipped, email: string) =>
  (await shipped.mails()).filter(({ to }) => to === email)

export async function codeFor(shipped: Shipped, email: string): Promise<string> {
  const [newest] = await mailsTo(shipped, email)
  return /\b\d{6}\b/.exec(newest?.text ?? '')?.[0] ?? ''
}
