import { MessageId } from '@collect/contract'
import { z } from 'zod'
import { message } from '../../nodes/message.ts'
import { inputNode } from '../../nodes/node.ts'
import { reasons } from '../../nodes/reasons.ts'
import { managerOf, type Connection } from '../../providers/connection.ts'
import { defineStrategy, type Strategy, type StrategyContext, type Submission } from '../strategy.ts'
import { refused, type Verdict } from '../verdict.ts'
import { linkedIn } from './buttons.ts'
import { withoutProvider } from './credential.ts'
import { goToProvider, pressPayload } from './press.ts'

const payload = z.object({
  link: z.string().max(255).optional(),
  unlink: z.string().max(255).optional(),
  upstream_parameters: pressPayload.shape.upstream_parameters,
})

/** Connects an account with providers, and disconnects it (docs/contract/providers-and-oauth2.md §A11). */
export const connectionSettings = (method: 'oidc' | 'saml'): Strategy =>
  defineStrategy({
    payload,

    nodes(view, { connections, factors }) {
      const { identity, credentials } = view
      if (!identity) return []
      const linked = linkedIn(view, method)
      const manager = managerOf(connections, identity)
      const own = connections.all.filter((one) => one.method === method)
      const mayGo = (id: string) => factors.waysIn(withoutProvider(credentials, method, id)?.left ?? []) > 0
      return [
        ...own
          .filter(({ id, organizationId }) => !linked.has(id) && organizationId === manager)
          .map((one) => button('link', one, MessageId.settingsLink)),
        ...own.flatMap((one) => {
          const isManaged = manager !== undefined && one.organizationId === manager
          if (!linked.has(one.id) || !(isManaged || mayGo(one.id))) return []
          return [button('unlink', one, MessageId.settingsUnlink, isManaged)]
        }),
      ]
    },

    async submit(context, { link, unlink, upstream_parameters }, submission) {
      if (link !== undefined && unlink !== undefined) return refused(reasons.linkAndUnlink())
      if (!submission.isPrivileged) return { verdict: 'needs_privileged_session' }
      const manager = submission.identity && managerOf(context.connections, submission.identity)
      const connection = context.connections.meant(method, link ?? unlink ?? '')
      if (unlink !== undefined) {
        const isManaged = manager !== undefined && connection?.organizationId === manager
        return isManaged
          ? refused(message(MessageId.settingsManaged))
          : disconnect(context, connection?.method ?? method, unlink, submission)
      }
      if (!connection || connection.organizationId !== manager) return refused(reasons.linkUnknown())
      if (linkedIn(submission, connection.method).has(connection.id))
        return refused(reasons.linkKnown(connection.label))
      return goToProvider(context, method, connection.id, upstream_parameters)
    },
  })

const button = (name: 'link' | 'unlink', { method, id, label, kind }: Connection, text: number, isDisabled = false) =>
  inputNode(
    method,
    name,
    'submit',
    { value: id, disabled: isDisabled },
    message(text, { provider: label, provider_id: id, provider_kind: kind }),
  )

/** Removes all links of a provider at once, unless nothing else would lead into the account. */
async function disconnect(
  { identities, factors, connections }: StrategyContext,
  method: 'oidc' | 'saml',
  provider: string,
  { identity, actor }: Submission,
): Promise<Verdict> {
  if (!identity) return refused(reasons.linkUnknown())
  let isLast = false
  const done = await identities.changeCredential(
    identity,
    method,
    'credential_removed',
    (kept) => {
      const without = withoutProvider(kept, method, provider)
      isLast = without !== undefined && factors.waysIn(without.left) < 1
      return isLast ? undefined : without?.change
    },
    actor,
    connections.find(method, provider)?.label ?? provider,
  )
  if (isLast) return refused(reasons.lastWayIn())
  if (done !== true) return refused(reasons.linkUnknown())
  return {
    verdict: 'settings_saved',
    method,
    identity: (await identities.find(identity.id)) ?? identity,
    unproved: [],
  }
}
