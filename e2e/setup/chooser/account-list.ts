import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readForm } from '../../../examples/partners/listen.ts'
import type { OpenIdPartner } from '../../../examples/partners/openid-partner.ts'
import type { Person } from '../../../examples/partners/people.ts'

/** The part of a provider that a browser's account chooser asks (FedCM). Its tokens are the partner's. */
export interface AccountList {
  readonly configUrl: string
  /** The user's account at the provider. */
  person: Person
  close(): Promise<void>
}

export async function openAccountList(partner: OpenIdPartner): Promise<AccountList> {
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error)
      response.writeHead(500).end()
    })
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`
  const addresses = { accounts_endpoint: `${origin}/accounts`, login_url: `${origin}/login` }
  const list: AccountList = {
    configUrl: `${origin}/fedcm.json`,
    person: { subject: 'none', name: 'None', isProved: false, hasSecondFactor: false },
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const json = (body: unknown) => {
      const asker = request.headers.origin
      const open = { 'Access-Control-Allow-Origin': asker, 'Access-Control-Allow-Credentials': 'true' }
      response.writeHead(200, { 'Content-Type': 'application/json', ...(asker !== undefined && open) })
      response.end(JSON.stringify(body))
    }
    // Only a browser's chooser sends this header, so no page can ask.
    if (request.headers['sec-fetch-dest'] !== 'webidentity') return void response.writeHead(400).end()
    const { subject, name, email = 'unknown@partner.example' } = list.person
    switch (new URL(request.url ?? '/', origin).pathname) {
      case '/.well-known/web-identity':
        return json({ provider_urls: [list.configUrl], ...addresses })
      case '/fedcm.json':
        return json({ ...addresses, id_assertion_endpoint: `${origin}/token` })
      case '/accounts':
        return json({ accounts: [{ id: subject, name, email }] })
      case '/token': {
        const form = await readForm(request)
        return json({ token: await partner.idToken(list.person, { nonce: form.get('nonce') }) })
      }
      default:
        response.writeHead(404).end()
    }
  }
  return list
}
