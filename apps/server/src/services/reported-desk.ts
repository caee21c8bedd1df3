import type { ConsentDesk, ConsentRequest } from '@collect/contract'
import type { IdentityService } from '@collect/identity'

/**
 * The desk of a Hydra, which tells the identity service what its user connected and withdrew. The included provider
 * tells that itself.
 */
export function reportedDesk(desk: ConsentDesk, noteApp: IdentityService['noteApp']): ConsentDesk {
  return {
    ...desk,
    async decide(request, decision, session) {
      const subject = request.subject ?? session.identity?.id
      const isNew =
        decision.decision === 'accept' && subject !== undefined && !(await isConnected(desk, subject, request))
      const location = await desk.decide(request, decision, session)
      if (location !== undefined && isNew) {
        await noteApp({ kind: 'app_connected', identityId: subject, clientName: nameOf(request.client) })
      }
      return location
    },
    async withdraw(subject, clientId) {
      const ended = (await desk.connected(subject)).filter(
        ({ client }) => clientId === 'all' || client.client_id === clientId,
      )
      await desk.withdraw(subject, clientId)
      for (const { client } of ended) {
        await noteApp({ kind: 'app_withdrawn', identityId: subject, clientName: nameOf(client) })
      }
    },
  }
}

const nameOf = (client: ConsentRequest['client']): string => client?.client_name || client?.client_id || ''

const isConnected = async (desk: ConsentDesk, subject: string, { client }: ConsentRequest): Promise<boolean> =>
  (await desk.connected(subject)).some((app) => app.client.client_id === client?.client_id)
