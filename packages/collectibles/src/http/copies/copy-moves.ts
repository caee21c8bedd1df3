import type { Database } from '@collect/storage'
import { Hono, type Context } from 'hono'

import type { Act, Acts } from '../../acts/act.ts'
import { endedStay } from '../../copies/bin/bin-life.ts'
import { changeCopies } from '../../copies/copy-acts.ts'
import { isLeft } from '../../copies/statuses.ts'
import { nameless } from '../../copies/writing/copy-with.ts'
import { duplicateCopy, leaveCopy, splitCopy } from '../../copies/writing/move-copy.ts'
import { bringBackItems } from '../../own/bring-back.ts'
import { leaveInput, splitInput } from '../../wire/index.ts'
import { answerOnce } from '../answer-once.ts'
import type { Callers } from '../callers.ts'
import { HttpFailure } from '../failure.ts'
import { invalid, parseBody } from '../parse-body.ts'
import { copyAnswer, copyIdIn, copyOf, liveCopy, noCopy, ownCopy, promised } from './copy-answer.ts'
import { requireRoom } from './copy-quota.ts'

interface CopyMovesOptions {
  readonly database: Database
  readonly acts: Acts
  readonly callers: Callers
  readonly now: () => number
}

/** Moves of a copy: out of the bin, another like it, a part of it, away. Each is done once by `Idempotency-Key`. */
export function copyMoves({ database, acts, callers, now }: CopyMovesOptions): Hono {
  const app = new Hono()

  /** @param work Answers the id of the copy that the answer shows. */
  async function moved(c: Context, isNew: boolean, work: (act: Act, id: string) => Promise<string>): Promise<Response> {
    const person = await callers.writer(c)
    const id = copyIdIn(c)
    const body = await c.req.text()
    return answerOnce(c, database, { owner: person.id, body, now: now() }, async (keep) => {
      const { result } = await acts.run(person, async (act) => {
        const copy = await copyOf(c, act, await work(act, id))
        const answer = copyAnswer(act.batch, { copy, isNew, isChanged: true })
        await keep(act.db, answer)
        return answer
      })
      return result
    })
  }

  app.post('/copies/:id/restore', (c) =>
    moved(c, false, async (act, id) => {
      const before = await ownCopy(act, id)
      if (!before || (before.deleted_at !== null && before.deleted_at <= endedStay(act.now))) throw noCopy()
      if (before.deleted_at === null)
        throw new HttpFailure(409, 'This copy is not in the bin.', { beside: { state: before.status } })
      await bringBackItems(act, [before.item_id])
      await changeCopies(act, [{ before, set: { deleted_at: null }, verb: 'restored' }])
      return id
    }),
  )

  app.post('/copies/:id/duplicate', (c) =>
    moved(c, true, async (act, id) => {
      const before = await liveCopy(act, id)
      await requireRoom(act.db, act.owner)
      return (await duplicateCopy(act, before)).id
    }),
  )

  app.post('/copies/:id/split', (c) =>
    moved(c, true, async (act, id) => {
      const { quantity } = await parseBody(c, splitInput)
      const before = await liveCopy(act, id)
      if (quantity >= before.quantity)
        throw invalid([{ path: 'quantity', id: 'too_many', message: 'At least one piece stays.' }])
      if (before.quantity - quantity < before.listed + before.reserved) throw promised(before)
      await requireRoom(act.db, act.owner)
      return (await splitCopy(act, before, quantity)).id
    }),
  )

  app.post('/copies/:id/leave', (c) =>
    moved(c, false, async (act, id) => {
      const leaving = await parseBody(c, leaveInput)
      const before = await liveCopy(act, id)
      if (isLeft(before))
        throw new HttpFailure(409, `This copy is ${before.status} already.`, { beside: { state: before.status } })
      if (before.listed + before.reserved > 0) throw promised(before)
      // Its owner could not change it any more.
      if (before.item_id === null && before.own_name === null) throw invalid([nameless])
      await leaveCopy(act, before, leaving)
      return id
    }),
  )

  return app
}
