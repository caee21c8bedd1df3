import type { PostgresPair } from '../../../../../scripts/setup/postgres-pair.mjs'
import { together } from '../../native-client.ts'
import { send, type Answer } from '../../send.ts'

const password = 'a long sentence about cabinets'
/** Number of users who register at the same time. */
const people = 4
const json = { accept: 'application/json', 'content-type': 'application/json' }

/** Carries out a native flow; the first answer that is not 200 ends it. */
async function nativeFlow(port: number, kind: 'registration' | 'login', payload: object): Promise<Answer> {
  const begun = await send(port, `/self-service/${kind}/api`, { headers: json })
  if (begun.status !== 200) return begun
  const { ui } = JSON.parse(begun.text) as { readonly ui: { readonly action: string } } // by contract
  const { pathname, search } = new URL(ui.action)
  const body = JSON.stringify({ method: 'password', password, ...payload })
  return send(port, pathname + search, { method: 'POST', headers: json, body })
}

const signIn = (port: number, identifier: string) => nativeFlow(port, 'login', { identifier })

export interface Survived {
  /** Addresses of the accounts that the service acknowledged, and those of them that cannot sign in afterwards. */
  readonly acknowledged: readonly string[]
  readonly lost: readonly string[]
  /** All other answers. */
  readonly refused: readonly Answer[]
  /** Time from the end of each promotion to the next acknowledged account, in milliseconds. */
  readonly backAfter: readonly number[]
}

/**
 * Registers users at the service on this port without a pause. Again and again, kills the primary after some
 * acknowledged accounts, and promotes the standby after some refused requests. At last, signs every user in.
 */
export async function failOver(port: number, pair: PostgresPair, kills: number): Promise<Survived> {
  const acknowledged: string[] = []
  const refused: Answer[] = []
  const backAfter: number[] = []
  let tried = 0
  let isDone = false
  let promotedAt: number | undefined
  let onAnswer = () => {}
  const load = together(people, async () => {
    const email = `person.${(tried += 1)}@collect.example`
    const answer = await nativeFlow(port, 'registration', { traits: { email, name: 'Ada' } })
    if (answer.status === 200) {
      acknowledged.push(email)
      if (promotedAt !== undefined) backAfter.push(performance.now() - promotedAt)
      promotedAt = undefined
    } else refused.push(answer)
    onAnswer()
    return !isDone && tried < 100_000
  })
  const answered = (isEnough: () => boolean) =>
    new Promise<void>((resolve) => {
      onAnswer = () => isEnough() && resolve()
    })

  for (let kill = 0; kill < kills; kill += 1) {
    const known = acknowledged.length
    const before = refused.length
    const some = 3 + Math.random() * 8
    await answered(() => acknowledged.length >= known + some)
    await pair.kill()
    await answered(() => refused.length >= before + 10)
    await pair.promote()
    promotedAt = performance.now()
    await answered(() => promotedAt === undefined)
    if (kill + 1 < kills) await pair.join()
  }
  isDone = true
  await load

  const lost: string[] = []
  const left = [...acknowledged]
  await together(people, async () => {
    const email = left.pop()
    if (email === undefined) return false
    if ((await signIn(port, email)).status !== 200) lost.push(email)
    return true
  })
  return { acknowledged, lost, refused, backAfter }
}
