import { MessageId, type InputNode } from '@collect/contract'
import { message } from '../../nodes/message.ts'
import { inputNode } from '../../nodes/node.ts'
import type { StrategyContext, View } from '../strategy.ts'
import { hashIn } from './login.ts'

/** How long after a sign-in its session may set a new password without the current one, in ms (docs/decisions/0026). */
const freshFor = 5 * 60_000
/** The maximum difference between the clocks of two processes, in milliseconds. */
const clockSkew = 60_000

const recoveries: ReadonlySet<string> = new Set(['code_recovery', 'link_recovery'])

/**
 * Whether a new password requires the current one, because the cookie of an older session could be stolen. A session
 * that a recovery began needs no current password until it has set a new one.
 */
export function asksForCurrent(
  { accountRules, clock }: Pick<StrategyContext, 'accountRules' | 'clock'>,
  { session, credentials }: Pick<View, 'session' | 'credentials'>,
): boolean {
  const kept = credentials.find(({ type }) => type === 'password')
  if (accountRules === 'kratos' || !session || !kept || hashIn(kept.config) === undefined) return false
  const isRecovery = session.methods.some(({ method }) => recoveries.has(method))
  if (isRecovery && kept.updatedAt <= session.authenticatedAt) return false
  const age = clock() - session.authenticatedAt
  return age < -clockSkew || age >= freshFor
}

/** Clients without translations show the English title. */
export const currentPasswordNode = (): InputNode =>
  inputNode(
    'password',
    'current_password',
    'password',
    { required: true, autocomplete: 'current-password' },
    message(MessageId.labelTrait, { title: 'Current password', name: 'current_password' }),
  )
