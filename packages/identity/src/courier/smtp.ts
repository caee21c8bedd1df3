import type { IdentityConfig } from '../config/identity-config.ts'
import { assertPlain, type OutgoingMail } from './mail.ts'

/** Hands mails over to a mail server or gateway. */
export interface Carrier {
  /** @throws when it was not accepted; a retry is allowed. */
  deliver(id: string, mail: OutgoingMail): Promise<void>
  close(): void
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])
const timeoutMs = 15_000

/**
 * A mail server as Kratos names it: `smtps://user:password@host:port/`, or `smtp://…` which is upgraded by STARTTLS.
 * `?skip_ssl_verify=true` accepts any certificate, `?disable_starttls=true` stays in the clear.
 */
export function smtpCarrier(address: string, { smtp }: IdentityConfig['courier']): Carrier {
  const url = new URL(address)
  const isSecure = url.protocol === 'smtps:'
  if (!isSecure && url.protocol !== 'smtp:')
    throw new Error('the address of the mail server begins with smtp:// or smtps://')
  const inClear = url.searchParams.get('disable_starttls') === 'true'
  const options = {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port ? Number(url.port) : isSecure ? 465 : 587,
    secure: isSecure,
    ignoreTLS: inClear,
    // Across a network, mails are encrypted unless the operator disabled it.
    requireTLS: !isSecure && !inClear && !loopback.has(url.hostname),
    tls: { rejectUnauthorized: url.searchParams.get('skip_ssl_verify') !== 'true' },
    ...(url.username !== '' && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
    ...(smtp.local_name !== undefined && { name: smtp.local_name }),
    pool: true,
    maxConnections: 2,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  } as const
  // Without a mail server, a start does not load the library.
  const opening = import('nodemailer').then(({ createTransport }) => createTransport(options))
  const [, domain = 'localhost'] = smtp.from_address.split('@')

  return {
    async deliver(id, mail) {
      assertPlain(mail)
      const transport = await opening
      await transport.sendMail({
        // A stable id lets mail programs detect a mail that was handed over twice.
        messageId: `<${id}@${domain}>`,
        from: { name: smtp.from_name ?? '', address: smtp.from_address },
        to: { name: '', address: mail.to },
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
    },
    close: () => void opening.then((transport) => transport.close()),
  }
}
