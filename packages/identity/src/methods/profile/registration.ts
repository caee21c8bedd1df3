import { MessageId, type UiNode } from '@collect/contract'
import { z } from 'zod'
import type { IdentityConfig } from '../../config/identity-config.ts'
import { message } from '../../nodes/message.ts'
import { submitNode } from '../../nodes/node.ts'
import { organizationOf } from '../../providers/organizations.ts'
import { defineStrategy } from '../strategy.ts'
import { refused, refusedIssues } from '../verdict.ts'

/** Whether registration asks for the traits before the credential (docs/contract/http.md §5.11). */
export const isTwoStep = ({ selfservice }: IdentityConfig): boolean => {
  const { style, enable_legacy_one_step: isLegacy } = selfservice.flows.registration
  return style === 'profile_first' && !isLegacy
}

const button = (screen: 'previous' | 'credential-selection'): UiNode =>
  submitNode('profile', 'screen', screen, MessageId.registrationBack)

export const profileRegistration = defineStrategy({
  payload: z.object({ screen: z.string().optional() }),

  nodes({ flow }, { config }) {
    if (!isTwoStep(config)) return []
    if (flow.state === 'sent_email') return [button('credential-selection')]
    return flow.screen
      ? [button('previous')]
      : [submitNode('profile', 'method', 'profile', MessageId.registrationSubmit)]
  },

  async submit({ config, connections }, { screen }, { flow, body, schema }) {
    if (!isTwoStep(config) || flow.state === 'passed_challenge') {
      return refused(message(MessageId.registrationNoStrategy))
    }
    // A user who goes back sees the typed values, valid or not.
    const typed = body['traits'] ?? flow.traits ?? flow.values['traits'] ?? {}
    if (screen === 'previous') return { verdict: 'screen_changed', traits: typed }
    if (flow.state === 'sent_email')
      return { verdict: 'screen_changed', screen: 'credential-selection', traits: flow.traits }
    const raw = schema.traitsFrom({ ...body, traits: typed })
    const issues = schema.validate(raw)
    if (issues.length > 0) return refusedIssues(issues)
    const traits = schema.normalise(raw)
    const organization = schema
      .verifiableOf(traits)
      .map(({ value }) => organizationOf({ config, connections }, value))
      .find((one) => one !== undefined)
    return {
      verdict: 'screen_changed',
      screen: 'credential-selection',
      traits,
      ...(organization && { organizationId: organization.id }),
    }
  },
})
