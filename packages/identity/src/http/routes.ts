import { Hono } from 'hono'
import { notFound } from '../flows/flow-error.ts'
import type { Service } from '../flows/service.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { captchaScript, captchaScriptPath } from '../captcha/captcha-script.ts'
import { clientScript, clientScriptPath, clientScriptVersion } from '../webauthn/client-script.ts'
import { accountRoutes } from './account.ts'
import { notMeRoutes } from './not-me.ts'
import { aboutRoutes, type About } from './about.ts'
import { corsFor } from './cors.ts'
import type { JarOf } from './wire/cookies.ts'
import { envelopeOf, redirect } from './wire/error.ts'
import { fedCmRoutes } from './fed-cm.ts'
import { createHandle } from './handle.ts'
import { providerCallbacks } from './provider-callbacks.ts'
import { samlCallbacks } from './saml-callbacks.ts'
import { scriptReply } from './script.ts'
import { jsonReply } from './wire/reply.ts'
import { selfServiceRoutes } from './self-service.ts'
import { sessionRoutes } from './sessions.ts'

export interface Routes extends About {
  readonly service: Service
  readonly jarOf: JarOf
  readonly metrics: Metrics
}

/** The public API (docs/contract/http.md §1). */
export function publicRoutes({ service, jarOf, metrics, ...about }: Routes): Hono {
  const app = new Hono()
  const { cors } = service.config.serve.public
  if (cors.enabled) app.use(corsFor(cors))
  const handle = createHandle(service, jarOf, about.report, metrics)

  app.route('/self-service', selfServiceRoutes(service, handle))
  app.route('/self-service/fed-cm', fedCmRoutes(service, handle))
  app.route('/self-service/methods', providerCallbacks(service, handle))
  app.route('/self-service/methods/saml', samlCallbacks(service, handle))
  app.route('/sessions', sessionRoutes(service, handle))
  app.route('/account/not-me', notMeRoutes(service, handle))
  app.route('/account', accountRoutes(service, handle))

  app.get(clientScriptPath, scriptReply(clientScript, clientScriptVersion))
  app.get(captchaScriptPath, scriptReply(captchaScript))
  app.get('/.well-known/change-password', () => redirect(service.addresses.page('settings'), 303))
  if (service.methods.enabled.some(({ name }) => name === 'passkey')) {
    // Password managers lead users there to add and manage passkeys (the W3C's "Passkey Endpoints").
    const settings = service.addresses.page('settings')
    app.get('/.well-known/passkey-endpoints', () => jsonReply({ enroll: settings, manage: settings }))
  }
  app.route('/', aboutRoutes({ service, ...about }))

  app.notFound((context) => jsonReply(envelopeOf(notFound('Not found.'), context.req.header('x-request-id')), 404))
  return app
}
