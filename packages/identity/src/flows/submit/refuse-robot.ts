import { MessageId, type UiMessage } from '@collect/contract'
import { isGuarded } from '../../captcha/captcha-nodes.ts'
import { refused } from '../../methods/verdict.ts'
import { because } from '../../nodes/reasons.ts'
import { message } from '../../nodes/message.ts'
import { digest, equals } from '../../secrets/tokens.ts'
import type { Answer } from '../show/answer.ts'
import { refuse } from '../refuse.ts'
import type { Step } from '../step.ts'

/** Turnstile's are shorter. */
const longestToken = 4_096

/**
 * Asks whether a person sent the form, before any method looks at it. Going back and forth between the screens of a
 * registration carries the same answer again; whatever could be a guess needs one of its own
 * (docs/contract/http.md §5.1).
 */
export async function refuseRobot(step: Step): Promise<Step | { readonly answer: Answer }> {
  const { service, caller, flow, body } = step
  if (!isGuarded(service.config, flow)) return step
  const token = flow.transientPayload?.['captcha_turnstile_response']
  const no = async (why: UiMessage) => ({
    answer: await refuse(step, refused(why)),
  })
  if (typeof token !== 'string' || token === '' || token.length > longestToken) {
    return no(message(MessageId.captchaFailed))
  }
  const print = digest(token)
  const isNavigation = flow.kind === 'registration' && body['screen'] !== undefined
  if (isNavigation && flow.personPrint !== undefined && equals(flow.personPrint, print)) return step
  const verdict = await service.captcha.check({ token, kind: flow.kind, ipAddress: caller.ipAddress })
  if (verdict === 'unreachable') return no(because.robotCheckDown())
  if (verdict === 'robot') return no(message(MessageId.captchaFailed))
  return { ...step, flow: { ...flow, personPrint: print } }
}
