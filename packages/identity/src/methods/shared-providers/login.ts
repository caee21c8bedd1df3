import { MessageId } from '@collect/contract'
import { message } from '../../nodes/message.ts'
import { requiredIssue, refused, refusedIssues } from '../verdict.ts'
import { defineStrategy, type Strategy } from '../strategy.ts'
import { linkedIn, offeredIn, providerButton } from './buttons.ts'
import { pressPayload, signInBy, type Press } from './press.ts'

/** Sign-in with a provider, for the methods `oidc` and `saml`. */
export const providerLogin = (method: 'oidc' | 'saml'): Strategy =>
  defineStrategy<Press>({
    payload: pressPayload,

    nodes(view, context) {
      const { flow } = view
      if (flow.requestedAal === 'aal2') return []
      const all = offeredIn(view, context, method)
      if (flow.refresh) {
        const linked = linkedIn(view, method)
        return all.filter(({ id }) => linked.has(id)).map((one) => providerButton(one, MessageId.loginWith))
      }
      if (flow.linksTo !== undefined) {
        const used = flow.provided?.link.provider
        return all
          .filter(({ id }) => id !== used && (flow.providers?.includes(id) ?? true))
          .map((one) => providerButton(one, MessageId.loginAndLinkWith))
      }
      return all
        .filter(({ id }) => flow.providers?.includes(id) ?? true)
        .map((one) => providerButton(one, MessageId.loginWith))
    },

    async submit(context, press, { flow }) {
      if (flow.requestedAal === 'aal2') return refused(message(MessageId.loginNoStrategy))
      if (press.provider === undefined) return refusedIssues([requiredIssue('provider')])
      return signInBy(context, method, press.provider, press)
    },
  })
