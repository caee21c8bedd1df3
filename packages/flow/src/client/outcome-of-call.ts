import type { Answer } from '../wire/answer.ts'
import type { Outcome } from '../wire/outcome.ts'
import { outcomeOf, type Asked } from '../wire/outcome-of.ts'
import { CallError } from './call-error.ts'

/**
 * The outcome of a call for the page (ERROR-STATUS, ERROR-ID), for callers without the flow machine.
 * @throws errors that are no answer, such as RequiredError
 */
export async function outcomeOfCall(asked: Asked, call: Promise<unknown>): Promise<Outcome> {
  return outcomeOf(asked, await answerTo(call))
}

/** Turns a refused call into an answer. @throws errors that are no answer, such as RequiredError */
export const answerTo = (call: Promise<unknown>): Promise<Answer> =>
  call.then(
    (body): Answer => ({ answer: 'json', status: 200, body }),
    (error: unknown) => {
      if (error instanceof CallError) return error.answer
      throw error
    },
  )
