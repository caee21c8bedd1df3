import { isDeepStrictEqual } from 'node:util'
import { MessageId } from '@collect/contract'
import { z } from 'zod'
import { reaches } from '../../courier/sms.ts'
import { reasons } from '../../nodes/reasons.ts'
import { message } from '../../nodes/message.ts'
import { submitNode } from '../../nodes/node.ts'
import type { Address, IdentitySchema } from '../../schema/identity-schema.ts'
import { defineStrategy, type Submission, type StrategyContext } from '../strategy.ts'
import { refused, refusedIssues, requiredIssue, type Verdict } from '../verdict.ts'
import { sentCodeNodes } from './sent-nodes.ts'

export const codeRegistration = defineStrategy({
  payload: z.object({ code: z.string().optional(), resend: z.string().optional() }),

  nodes({ flow }, context) {
    if (!isOffered(context)) return []
    return flow.state === 'sent_email'
      ? sentCodeNodes(flow, MessageId.labelRegistrationCode)
      : [submitNode('code', 'method', 'code', MessageId.registrationSendCode)]
  },

  async submit(context, { code, resend }, submission) {
    const { flow } = submission
    if (!isOffered(context) || flow.state === 'passed_challenge')
      return refused(message(MessageId.registrationNoStrategy))
    if (flow.state !== 'sent_email' || resend !== undefined) return send(context, submission)
    return code === undefined ? refusedIssues([requiredIssue('code')]) : redeem(context, submission, code)
  },
})

const isOffered = ({ config }: StrategyContext): boolean => config.selfservice.methods.code.passwordless_enabled

/** Validates the traits and sends codes to their addresses. The response hides whether an account has them already. */
async function send(
  { addressCodes, config }: StrategyContext,
  { flow, body, schema, locale }: Submission,
): Promise<Verdict> {
  const raw = body['traits'] === undefined && flow.traits ? flow.traits : schema.traitsFrom(body)
  const issues = schema.validate(raw)
  if (issues.length > 0) return refusedIssues(issues)
  const traits = schema.normalise(raw)
  const addresses = reachable(config, schema, traits)
  const [first] = addresses
  if (!first) return refusedIssues(codeFields(schema).map(requiredIssue))
  await addressCodes.send(flow, addresses, traits, locale)
  return {
    verdict: 'code_sent',
    address: first.value,
    message: message(MessageId.registrationCodeSent),
    values: { traits },
    traits,
  }
}

const reachable = (config: StrategyContext['config'], schema: IdentitySchema, traits: unknown): readonly Address[] =>
  schema
    .identifiersOf(traits)
    .code.filter(({ via }) => reaches(config, via))
    .map(({ via, address: value }) => ({ via, value }))

const codeFields = ({ fields }: IdentitySchema): readonly string[] =>
  fields.filter(({ keyword }) => keyword.credentials.code?.identifier).map(({ name }) => name)

/** Creates the account from the traits of the sent code; the code verifies the address (docs/contract/http.md §5.4). */
async function redeem(
  { addressCodes }: StrategyContext,
  { flow, body, schema }: Submission,
  code: string,
): Promise<Verdict> {
  const traits = flow.traits ?? {}
  if (!isDeepStrictEqual(schema.normalise(schema.traitsFrom(body)), traits)) {
    return refused(message(MessageId.traitsMismatch))
  }
  const proved = await addressCodes.redeem(flow, code)
  if (proved === 'too_many') return refused(reasons.tooManyCodes())
  if (proved === 'wrong') return refused(message(MessageId.registrationCodeInvalid))
  return { verdict: 'registered', schema, traits, method: 'code', verified: [proved] }
}
