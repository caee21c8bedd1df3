import { fieldsIn } from '../wire/answer.ts'
import { nodesIn, unknownVariantIn } from '../wire/variant.ts'
import { CallError } from './call-error.ts'

/**
 * The answer of a call that may hold a flow. It is not validated further, because the service follows the contract.
 * @throws CallError for a node type that the contract lacks (ERROR-UNKNOWN-1)
 */
export function answerIn<Body>(body: unknown): Body {
  const strange = unknownVariantIn(nodesIn(fieldsIn(body)) ?? [])
  if (strange) throw new CallError(strange, { answer: 'json', status: 200, body })
  return body as Body
}
