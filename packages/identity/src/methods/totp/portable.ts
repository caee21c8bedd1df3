import { URI } from 'otpauth'
import { z } from 'zod'
import { definePortable } from '../portable.ts'
import { isUsualTotp, totpUrl } from './authenticator.ts'
import { sealSecret, secretIn } from './settings.ts'

/** An authenticator app, as the address in its QR code. */
export const portableTotp = definePortable({
  config: z.strictObject({
    totp_url: z
      .string()
      .max(2048)
      .transform((text, context) => {
        const secret = secretOf(text)
        if (secret !== undefined) return secret
        context.addIssue({ code: 'custom', message: 'expected otpauth://totp/… with six digits, 30 seconds and SHA1' })
        return z.NEVER
      }),
  }),
  keep: (tools, { totp_url: secret }) => ({ config: sealSecret(tools, secret, 0), identifiers: [] }),
  show(tools, credential, owner) {
    const secret = secretIn(tools, credential)
    return secret === undefined ? {} : { totp_url: totpUrl(secret, tools.config, owner) }
  },
})

function secretOf(text: string): string | undefined {
  try {
    const read = URI.parse(text)
    return isUsualTotp(read) ? read.secret.base32 : undefined
  } catch {
    return undefined // the schema reports it
  }
}
