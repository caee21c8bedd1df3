import type { AddressVia } from '@collect/contract'
import type { IdentityConfig } from '../config/identity-config.ts'
import type { Carrier } from './smtp.ts'

type Channel = IdentityConfig['courier']['channels'][number]
type Request = Channel['request_config']

const timeoutMs = 15_000

const smsIn = ({ courier }: Pick<IdentityConfig, 'courier'>): Channel | undefined =>
  courier.channels.find(({ id }) => id === 'sms')

/** Whether the service can send messages by mail or by text message. */
export const reaches = (config: Pick<IdentityConfig, 'courier'>, via: AddressVia): boolean =>
  via === 'email' || smsIn(config) !== undefined

/** Text messages through an HTTP gateway, where the configuration names one. */
export function smsCarrier(config: Pick<IdentityConfig, 'courier'>): Carrier | undefined {
  const channel = smsIn(config)
  if (!channel) return undefined
  const { url, method, headers, auth } = channel.request_config
  return {
    async deliver(id, { to, template, text }) {
      const code = /\d{6}/.exec(text)?.[0] ?? null
      const response = await fetch(url, {
        method,
        headers: {
          'content-type': 'application/json',
          // Lets a gateway detect a repeated request.
          'idempotency-key': id,
          ...headers,
          ...authHeaders(auth),
        },
        // The members of Kratos' default body.
        body: JSON.stringify({
          recipient: to,
          template_type: template,
          to,
          recovery_code: template === 'recovery_code_valid' ? code : null,
          recovery_url: null,
          verification_url: null,
          verification_code: template === 'verification_code_valid' ? code : null,
          subject: '',
          body: text,
        }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      await response.body?.cancel()
      if (!response.ok) throw Object.assign(new Error('the gateway refused'), { code: `HTTP ${response.status}` })
    },
    close: () => undefined,
  }
}

function authHeaders(auth: Request['auth']): Readonly<Record<string, string>> {
  if (!auth) return {}
  if (auth.type === 'basic_auth') {
    const { user, password } = auth.config
    return { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}` }
  }
  const { name, value, in: place } = auth.config
  return place === 'cookie' ? { cookie: `${name}=${value}` } : { [name]: value }
}
