import { MessageId } from '@collect/contract'
import type { Verdict } from '../../methods/verdict.ts'
import { message } from '../../nodes/message.ts'
import { leaveFor, showFlow, type Answer } from '../show/answer.ts'
import { countGrowth } from '../stored/count-flow.ts'
import { echoOf } from '../stored/echo.ts'
import { clearedFlow, keepFlow } from '../stored/keep-flow.ts'
import type { FlowRecord } from '../../records/flow.ts'
import { isUuid } from '../../uuid.ts'
import type { SubmissionContext } from '../submission-context.ts'

/**
 * Goes on to the credential or back to the traits: the same flow with other nodes, answered with 400
 * (docs/contract/http.md §11.1).
 */
export async function settleScreenChanged(
  { service, caller, flow }: SubmissionContext,
  { screen, traits, organizationId = askedOrganization(flow) }: Extract<Verdict, { verdict: 'screen_changed' }>,
): Promise<Answer> {
  const {
    active: _active,
    traits: _sent,
    screen: _before,
    address: _address,
    organizationId: _organization,
    ...rest
  } = flow
  const changed = clearedFlow(service, rest, {
    ...(organizationId !== undefined && { organizationId }),
    ...(screen && { screen }),
    state: 'choose_method',
    messages: screen ? [message(MessageId.registrationChooseCredential)] : [],
    values: echoOf({ traits }),
  })
  await countGrowth(service, caller, flow, changed)
  await keepFlow(service, flow, changed)
  return showFlow(service, caller, changed, 400)
}

/** The organisation that the flow began with; a typed address may change it, and another one changes it back. */
const askedOrganization = ({ requestUrl }: FlowRecord): string | undefined => {
  const asked = URL.parse(requestUrl)?.searchParams.get('organization')?.toLowerCase()
  return asked !== undefined && isUuid(asked) ? asked : undefined
}

/** The identifier is known; the same flow goes on with the sign-in methods, also answered with 400. */
export async function settleIdentified(
  { service, caller, flow }: SubmissionContext,
  {
    identifier,
    methods,
    providers,
    organizationId = askedOrganization(flow),
  }: Extract<Verdict, { verdict: 'identified' }>,
): Promise<Answer> {
  const { askedKeys: _, organizationId: _organization, ...rest } = flow
  const identified = clearedFlow(service, rest, {
    active: 'identifier_first',
    ...(methods && { methods }),
    ...(providers && { providers }),
    ...(organizationId !== undefined && { organizationId }),
    values: { identifier },
  })
  await countGrowth(service, caller, flow, identified)
  await keepFlow(service, flow, identified)
  return showFlow(service, caller, identified, 400)
}

/**
 * The identifier is known; the page of the same flow asks for the security key, with the options that the browser needs
 * (docs/contract/nodes.md §3.1).
 */
export async function settleSecurityKeyRequired(
  { service, caller, flow }: SubmissionContext,
  { identifier, keys }: Extract<Verdict, { verdict: 'security_key_required' }>,
): Promise<Answer> {
  const asked = clearedFlow(service, flow, {
    askedKeys: keys,
    messages: [message(MessageId.loginWebauthnPrepare)],
    values: { identifier },
  })
  await countGrowth(service, caller, flow, asked)
  await keepFlow(service, flow, asked)
  return leaveFor(service.addresses.page('login', flow.id), false)
}
