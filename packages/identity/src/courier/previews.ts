import type { MailPreview } from '@collect/contract'
import type { Locale } from '@collect/messages'
import { codeTextOf, mailOf, type MailData, type MailTemplate } from './mails.ts'

/** The example without a name stands for the template; the others show what changes it. */
type Examples<Data> = Readonly<Record<string, Data>>

const code = '123456'
const minutes = 10
const origin = 'https://collect.example'
const link = `${origin}/self-service/verification?flow=6f2b9e86-24b0-4c5c-9f0e-0f4f9a1f7d11&code=${code}`
const at = Date.UTC(2026, 10, 20, 10)
const maker = {
  at,
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  ipAddress: '192.0.2.7',
}
const nothing = { '': {} }
const unknownAddress = { '': { link: `${origin}/registration` }, 'without-sign-up': {} }
const connected = { factor: 'oidc', provider: 'Google' }

/** The type demands an example for each mail. */
const examplesWith = (
  factors: Examples<MailData['credential_added']>,
): { readonly [Template in MailTemplate]: Examples<MailData[Template]> } => ({
  login_code_valid: { '': { code, minutes } },
  login_code_invalid: unknownAddress,
  registration_code_valid: { '': { code, minutes } },
  recovery_code_valid: { '': { code, minutes } },
  recovery_code_invalid: unknownAddress,
  verification_code_valid: {
    '': { code, minutes, link },
    'without-link': { code, minutes },
    made: { code, minutes, link, made: maker },
  },
  verification_code_invalid: unknownAddress,
  recovery_valid: { '': { link, minutes } },
  recovery_invalid: unknownAddress,
  verification_valid: { '': { link, minutes }, made: { link, minutes, made: maker } },
  verification_invalid: unknownAddress,
  password_changed: { '': {}, 'with-link': { link: `${origin}/recovery` } },
  registration_duplicate: { '': {} },
  new_device: {
    '': maker,
    unknown: { at, userAgent: '', ipAddress: '' },
  },
  credential_added: { ...factors, provider: connected },
  credential_removed: { ...factors, provider: connected },
  first_proof: nothing,
  address_changed: nothing,
  second_factor_guessed: nothing,
  deletion_requested: { '': { due: at } },
  deletion_called_off: nothing,
  app_connected: { '': { app: 'Photo Prints' } },
  app_tokens_stolen: { '': { app: 'Photo Prints' } },
  address_taken: nothing,
})

const asText = ['login', 'registration', 'recovery', 'verification'] as const

/**
 * Every mail and text message in a language, filled with examples.
 * @param factors examples of credentials that are added and removed
 */
export function mailPreviews(locale: Locale, factors: Examples<MailData['credential_added']>): readonly MailPreview[] {
  const mails = Object.entries(examplesWith(factors)).flatMap(([template, variants]) =>
    Object.entries(variants).map(([variant, data]) => ({
      name: variant === '' ? template : `${template}/${variant}`,
      // Each template stands beside its own data, as its type says above.
      ...mailOf(template as MailTemplate, data as never, locale),
    })),
  )
  const texts = asText.map((kind) => ({
    name: `${kind}_code_valid/sms`,
    ...codeTextOf(`${kind}_code_valid`, code, origin, locale),
  }))
  return [...mails, ...texts].map(({ name, subject, text, html }) => ({ name, subject, text, html }))
}
