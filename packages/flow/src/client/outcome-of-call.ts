import type { Answer } from '../wire/answer.ts'
import type { Outcome } from '../wire/outcome.ts'
import { outcomeOf, type Asked } from '../wire/outcome-of.ts'
import { CallError } from './call-error.ts'

/**
 * What the answer to a call means for the page: ERROR-STATUS and ERROR-ID for those who call by themselves.
 * @throws what is no answer, as RequiredError
 */
export async function outcomeOfCall(asked: Asked, call: Promise<unknown>): Promise<Outcome> {
  return outcomeOf(asked, await answerTo(call))
}

/** A refused call as an answer. @throws what is no answer, as RequiredError */
export const answerTo = (call: Promise<unknown>): Promise<Answer> =>
  call.then(
    (body): Answer => ({ answer: 'json', status: 200, body }),
    (error: unknown) => {
      if (error instanceof CallError) return error.answer
      throw error
    },
  )
