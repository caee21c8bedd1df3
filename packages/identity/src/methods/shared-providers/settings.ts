import { MessageId } from '@collect/contract'
import { z } from 'zod'
import { message } from '../../nodes/message.ts'
import { inputNode } from '../../nodes/node.ts'
import { reasons } from '../../nodes/reasons.ts'
import type { Connection } from '../../providers/connection.ts'
import { linkIdentifierOf, linksIn } from '../../records/provided-user.ts'
import { defineStrategy, type Strategy, type StrategyContext, type Submission } from '../strategy.ts'
import { refused, type Verdict } from '../verdict.ts'
import { linkedIn } from './buttons.ts'
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
      const linked = linkedIn(view, method)
      const own = connections.all.filter((one) => one.method === method)
      const mayUnlink = factors.waysIn(view.credentials) > 1
      return [
        ...own
          .filter(({ id, organizationId }) => !linked.has(id) && organizationId === view.identity?.organizationId)
          .map((one) => button('link', one, MessageId.settingsLink)),
        ...own
          .filter(({ id }) => mayUnlink && linked.has(id))
          .map((one) => button('unlink', one, MessageId.settingsUnlink)),
      ]
    },

    async submit(context, { link, unlink, upstream_parameters }, submission) {
      if (link !== undefined && unlink !== undefined) return refused(reasons.linkAndUnlink())
      if (!submission.isPrivileged) return { verdict: 'needs_privileged_session' }
      if (unlink !== undefined) return disconnect(context, method, unlink, submission)
      const connection = link === undefined ? undefined : context.connections.find(method, link)
      if (!connection) return refused(reasons.linkUnknown())
      if (linkedIn(submission, method).has(connection.id)) return refused(reasons.linkKnown(connection.label))
      return goToProvider(context, method, connection.id, upstream_parameters)
    },
  })

const button = (name: 'link' | 'unlink', { method, id, label, kind }: Connection, text: number) =>
  inputNode(
    method,
    name,
    'submit',
    { value: id },
    message(text, { provider: label, provider_id: id, provider_kind: kind }),
  )

/** Removes all links of a provider at once, unless nothing else would lead into the account. */
async function disconnect(
  { identities, factors }: StrategyContext,
  method: 'oidc' | 'saml',
  provider: string,
  { identity, locale }: Submission,
): Promise<Verdict> {
  if (!identity) return refused(reasons.linkUnknown())
  let isLast = false
  const done = await identities.changeCredential(
    identity,
    method,
    'credential_removed',
    (kept) => {
      const known = kept.find(({ type }) => type === method)
      const links = linksIn(known?.config)
      const providers = links.filter((one) => one.provider !== provider)
      if (providers.length === links.length) return undefined
      isLast = factors.waysIn(kept) - (links.length - providers.length) < 1
      if (isLast) return undefined
      if (providers.length === 0) return 'gone'
      return { config: { ...known?.config, providers }, identifiers: providers.map(linkIdentifierOf) }
    },
    locale,
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
