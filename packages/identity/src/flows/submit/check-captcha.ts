import { MessageId, type UiMessage } from '@collect/contract'
import { requiresCaptcha } from '../../captcha/captcha-nodes.ts'
import { refused } from '../../methods/verdict.ts'
import { reasons } from '../../nodes/reasons.ts'
import { message } from '../../nodes/message.ts'
import { digest, equals } from '../../secrets/tokens.ts'
import type { Answer } from '../show/answer.ts'
import { refuse } from '../refuse.ts'
import type { SubmissionContext } from '../submission-context.ts'

/** Maximum length of a CAPTCHA token; those of Turnstile are shorter. */
const maxTokenLength = 4_096

/**
 * Checks the CAPTCHA before any method reads the form. Going back and forth between the screens of a registration sends
 * the same token again. A form that could be a guess needs a new token (docs/contract/http.md §5.1).
 */
export async function checkCaptcha(
  submission: SubmissionContext,
): Promise<SubmissionContext | { readonly answer: Answer }> {
  const { service, caller, flow, body } = submission
  if (!requiresCaptcha(service.config, flow)) return submission
  const token = flow.transientPayload?.['captcha_turnstile_response']
  const no = async (why: UiMessage) => ({
    answer: await refuse(submission, refused(why)),
  })
  if (typeof token !== 'string' || token === '' || token.length > maxTokenLength) {
    return no(message(MessageId.captchaFailed))
  }
  const tokenDigest = digest(token)
  const isNavigation = flow.kind === 'registration' && body['screen'] !== undefined
  if (isNavigation && flow.captchaTokenDigest !== undefined && equals(flow.captchaTokenDigest, tokenDigest))
    return submission
  const verdict = await service.captcha.check({ token, kind: flow.kind, ipAddress: caller.ipAddress })
  if (verdict === 'unreachable') return no(reasons.robotCheckDown())
  if (verdict === 'robot') return no(message(MessageId.captchaFailed))
  return { ...submission, flow: { ...flow, captchaTokenDigest: tokenDigest } }
}
