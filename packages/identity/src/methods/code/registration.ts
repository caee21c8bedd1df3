import { isDeepStrictEqual } from 'node:util'
import { MessageId } from '@collect/contract'
import { z } from 'zod'
import { reaches } from '../../courier/sms.ts'
import { because } from '../../nodes/reasons.ts'
import { message } from '../../nodes/message.ts'
import { submitNode } from '../../nodes/node.ts'
import type { Address, IdentitySchema } from '../../schema/identity-schema.ts'
import { defineCell, type Submission, type Tools } from '../cell.ts'
import { refused, refusedIssues, required, type Verdict } from '../verdict.ts'
import { sentCodeNodes } from './sent-nodes.ts'

export const codeRegistration = defineCell({
  payload: z.object({ code: z.string().optional(), resend: z.string().optional() }),

  nodes({ flow }, tools) {
    if (!isOffered(tools)) return []
    return flow.state === 'sent_email'
      ? sentCodeNodes(flow, MessageId.labelRegistrationCode)
      : [submitNode('code', 'method', 'code', MessageId.registrationSendCode)]
  },

  async submit(tools, { code, resend }, submission) {
    const { flow } = submission
    if (!isOffered(tools) || flow.state === 'passed_challenge')
      return refused(message(MessageId.registrationNoStrategy))
    if (flow.state !== 'sent_email' || resend !== undefined) return send(tools, submission)
    return code === undefined ? refusedIssues([required('code')]) : redeem(tools, submission, code)
  },
})

const isOffered = ({ config }: Tools): boolean => config.selfservice.methods.code.passwordless_enabled

/** The traits are checked, the addresses among them have to be proved; nobody is told whose they are already. */
async function send({ addressCodes, config }: Tools, { flow, body, schema, locale }: Submission): Promise<Verdict> {
  const raw = body['traits'] === undefined && flow.traits ? flow.traits : schema.traitsFrom(body)
  const issues = schema.validate(raw)
  if (issues.length > 0) return refusedIssues(issues)
  const traits = schema.normalise(raw)
  const addresses = reachable(config, schema, traits)
  const [first] = addresses
  if (!first) return refusedIssues(codeFields(schema).map(required))
  await addressCodes.send(flow, addresses, traits, locale)
  return {
    verdict: 'sent',
    address: first.value,
    message: message(MessageId.registrationCodeSent),
    values: { traits },
    traits,
  }
}

const reachable = (config: Tools['config'], schema: IdentitySchema, traits: unknown): readonly Address[] =>
  schema
    .identifiersOf(traits)
    .code.filter(({ via }) => reaches(config, via))
    .map(({ via, address: value }) => ({ via, value }))

const codeFields = ({ fields }: IdentitySchema): readonly string[] =>
  fields.filter(({ keyword }) => keyword.credentials.code?.identifier).map(({ name }) => name)

/** The account is made of what the code was sent for, and the address is proved by it (docs/contract/http.md §5.4). */
async function redeem({ addressCodes }: Tools, { flow, body, schema }: Submission, code: string): Promise<Verdict> {
  const traits = flow.traits ?? {}
  if (!isDeepStrictEqual(schema.normalise(schema.traitsFrom(body)), traits)) {
    return refused(message(MessageId.traitsMismatch))
  }
  const proved = await addressCodes.redeem(flow, code)
  if (proved === 'too_many') return refused(because.tooManyCodes())
  if (proved === 'wrong') return refused(message(MessageId.registrationCodeInvalid))
  return { verdict: 'registered', schema, traits, method: 'code', verified: [proved] }
}
