import { beforeAll } from 'vitest'
import type { Environment } from '../../../program.ts'
import { send } from '../../../send.ts'
import { sharedShipped, type Shipped } from '../../../shipped.ts'
import { password, signUp } from '../../people.ts'
import { exampleClient } from '../example-client.ts'
import { callback, openApplication, type Application } from './application.ts'
import { createBrowser, type Account, type Browser } from './browser.ts'

/** The shipped program with one account and one application, for all tests of a file. */
export interface Provided {
  readonly shipped: Shipped
  readonly account: Account
  /** The application of the delivered file of clients. */
  readonly app: Application
  /** A browser without cookies. */
  browser(): Browser
  /** A browser whose user signs in to the app now. */
  signedIn(): Promise<Browser>
  /** The browser of a user who stays signed in. */
  readonly user: Browser
  administer(method: string, path: string, body?: object | URLSearchParams): Promise<{ status: number; json: unknown }>
  /** Registers a client, and opens it. */
  register(id: string, own?: object): Promise<Application>
}

/** @param env settings of the program; the folder is empty, and deleted in the end */
export function provided(env?: (folder: string) => Environment): () => Provided {
  const shipped = sharedShipped(env)
  let opened: Provided
  beforeAll(async () => {
    opened = await openProvided(shipped())
  })
  return () => opened
}

const ada: Account = { email: 'ada@example.org', password }
export const afterLogout = 'http://127.0.0.1:4455/'

/** Makes the account at a program that runs. */
export async function openProvided(shipped: Shipped): Promise<Provided> {
  await signUp(shipped, ada.email, true)
  const { origin, adminOrigin } = shipped
  const app = await openApplication(origin, exampleClient.client_id, exampleClient.client_secret, ada)

  const signedIn = async (): Promise<Browser> => {
    const browser = createBrowser(shipped)
    await browser.signIn(await browser.open('/self-service/login/browser'), ada)
    return browser
  }

  const service: Provided = {
    shipped,
    account: ada,
    app,
    browser: () => createBrowser(shipped),
    signedIn,
    user: await signedIn(),

    async administer(method, path, body) {
      const isForm = body instanceof URLSearchParams
      const { status, text } = await send(Number(new URL(adminOrigin).port), path, {
        method,
        headers: { 'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json' },
        ...(body && { body: isForm ? `${body}` : JSON.stringify(body) }),
      })
      return { status, json: text === '' ? undefined : JSON.parse(text) }
    },

    async register(id, own = {}) {
      const registration = {
        client_id: id,
        client_name: `The application ${id}`,
        client_secret: `the secret of ${id}, which is long`,
        redirect_uris: [callback],
        post_logout_redirect_uris: [afterLogout],
        grant_types: ['authorization_code', 'refresh_token'],
        scope: 'openid offline_access offline profile email address phone',
        ...own,
      }
      const made = await service.administer('POST', '/admin/clients', registration)
      if (made.status !== 201) throw new Error(`the client was refused: ${JSON.stringify(made.json)}`)
      const isPublic =
        'token_endpoint_auth_method' in registration && registration.token_endpoint_auth_method === 'none'
      return openApplication(origin, id, isPublic ? undefined : registration.client_secret, ada)
    },
  }
  return service
}
