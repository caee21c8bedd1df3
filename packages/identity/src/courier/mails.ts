import { isIP } from 'node:net'
import { deviceOf, mailTexts, tagOf, type Locale, type MailKey } from '@collect/messages'
import type { OutgoingMail } from './mail.ts'
import { htmlOf, plainTextOf, type MailPart } from './mail-parts.ts'

interface CodeMail {
  readonly code: string
  /** The code's lifespan. */
  readonly minutes: number
  /** A page with the code prefilled. */
  readonly link?: string
  /** The sign-up that made an account with the address just now. */
  readonly made?: SignInMail
}
interface LinkMail {
  readonly link: string
  /** The link's lifespan. */
  readonly minutes: number
  /** The sign-up that made an account with the address just now. */
  readonly made?: SignInMail
}
interface SignInMail {
  /** In milliseconds. */
  readonly at: number
  readonly userAgent: string
  readonly ipAddress: string
}
interface FactorMail {
  readonly factor: string
  /** The name of the provider that was connected or disconnected. */
  readonly provider?: string
}
interface AppMail {
  /** The name of the application. */
  readonly app: string
}
interface NoticeMail {
  /** A page for an owner who did not sign in. */
  readonly link?: string
}
/** The link "This was not me". */
export interface ReportOffer {
  readonly link: string
  /** The link's lifespan. */
  readonly days: number
}

interface SignUpMail {
  /** The registration page, where sign-up is open. */
  readonly link?: string
}

/** The data of each mail. */
export interface MailData {
  readonly login_code_valid: CodeMail
  readonly login_code_invalid: SignUpMail
  readonly registration_code_valid: CodeMail
  readonly recovery_code_valid: CodeMail
  readonly recovery_code_invalid: SignUpMail
  readonly verification_code_valid: CodeMail
  readonly verification_code_invalid: SignUpMail
  readonly recovery_valid: LinkMail
  readonly recovery_invalid: SignUpMail
  readonly verification_valid: LinkMail
  readonly verification_invalid: SignUpMail
  readonly password_changed: NoticeMail
  readonly registration_duplicate: NoticeMail
  readonly new_device: SignInMail
  readonly credential_added: FactorMail
  readonly credential_removed: FactorMail
  readonly first_proof: Readonly<Record<string, never>>
  readonly address_changed: Readonly<Record<string, never>>
  readonly second_factor_guessed: Readonly<Record<string, never>>
  readonly deletion_requested: { readonly due: number }
  readonly deletion_called_off: Readonly<Record<string, never>>
  readonly app_connected: AppMail
  readonly app_tokens_stolen: AppMail
  readonly address_taken: Readonly<Record<string, never>>
}
export type MailTemplate = keyof MailData

type Say = ReturnType<typeof mailTexts>
interface Draft {
  readonly subject: string
  readonly parts: readonly MailPart[]
}

const codeMail =
  (subject: MailKey, text: MailKey, linkText?: MailKey) =>
  (say: Say, { code, minutes, link, made }: CodeMail, locale: Locale): Draft => ({
    subject: say(subject, { code }),
    parts: [
      { paragraph: say(text) },
      { code },
      { paragraph: say('mail.lifetime', { minutes }) },
      ...(link === undefined || linkText === undefined ? [] : [{ paragraph: say(linkText) }, { link }]),
      ...(made ? madeParts(say, made, locale) : [{ paragraph: say('mail.ignore') }]),
    ],
  })

const linkMail =
  (subject: MailKey, text: MailKey) =>
  (say: Say, { link, minutes, made }: LinkMail, locale: Locale): Draft => ({
    subject: say(subject),
    parts: [
      { paragraph: say(text) },
      { link },
      { paragraph: say('mail.lifetime-link', { minutes }) },
      ...(made ? madeParts(say, made, locale) : [{ paragraph: say('mail.ignore') }]),
    ],
  })

const notice =
  (subject: MailKey, text: MailKey) =>
  (say: Say, { link }: NoticeMail): Draft => ({
    subject: say(subject),
    parts: [{ paragraph: say(text) }, ...(link === undefined ? [] : [{ link }])],
  })

/** Place and device of a sign-in. A client chooses its `User-Agent` freely, so only names that we know are mailed. */
const signInMail = (say: Say, from: SignInMail, locale: Locale): Draft => ({
  subject: say('mail.new-device.subject'),
  parts: [
    { paragraph: say('mail.new-device.text') },
    { paragraph: say('mail.new-device.time', { time: timeIn(locale, from.at) }) },
    ...deviceParts(say, from),
  ],
})

/** The device that made the account, and what to do if it was not the owner's. */
const madeParts = (say: Say, from: SignInMail, locale: Locale): readonly MailPart[] => [
  { paragraph: say('mail.made.text', { time: timeIn(locale, from.at) }) },
  ...deviceParts(say, from),
  { paragraph: say('mail.made.not-you') },
]

function deviceParts(say: Say, { userAgent, ipAddress }: SignInMail): readonly MailPart[] {
  const { browser, system } = deviceOf(userAgent)
  const device = [browser, system].filter((name) => name !== undefined).join(', ')
  return [
    ...(device === '' ? [] : [{ paragraph: say('mail.new-device.device', { device }) }]),
    ...(isIP(ipAddress) ? [{ paragraph: say('mail.new-device.address', { address: ipAddress }) }] : []),
  ]
}

const timeIn = (locale: Locale, at: number) =>
  new Intl.DateTimeFormat(tagOf(locale), { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(at)

const dateIn = (locale: Locale, at: number) =>
  new Intl.DateTimeFormat(tagOf(locale), { dateStyle: 'long', timeZone: 'UTC' }).format(at)

const factorMail =
  (subject: MailKey, text: MailKey) =>
  (say: Say, { factor, provider }: FactorMail): Draft => ({
    subject: say(subject),
    parts: [
      { paragraph: say(text, { factor: provider === undefined ? factor : 'provider', provider: provider ?? '' }) },
    ],
  })

const appMail =
  (subject: MailKey, text: MailKey) =>
  (say: Say, { app }: AppMail): Draft => ({
    subject: say(subject),
    parts: [{ paragraph: say(text, { app }) }],
  })

/** Tells the reader that their address has no account, and where to create one. */
const unknownAddress =
  (subject: MailKey, text: MailKey) =>
  (say: Say, { link }: SignUpMail): Draft => ({
    subject: say(subject),
    parts: [
      { paragraph: say(text) },
      ...(link === undefined ? [] : [{ paragraph: say('mail.login.unknown.sign-up') }, { link }]),
      { paragraph: say('mail.ignore') },
    ],
  })

const unknownRecovery = unknownAddress('mail.recovery.unknown.subject', 'mail.recovery.unknown.text')
const unknownVerification = unknownAddress('mail.verification.unknown.subject', 'mail.verification.unknown.text')

const drafts: { readonly [Template in MailTemplate]: (say: Say, data: MailData[Template], locale: Locale) => Draft } = {
  login_code_valid: codeMail('mail.login.subject', 'mail.login.text'),
  login_code_invalid: unknownAddress('mail.login.unknown.subject', 'mail.login.unknown.text'),
  registration_code_valid: codeMail('mail.registration.subject', 'mail.registration.text'),
  recovery_code_valid: codeMail('mail.recovery.subject', 'mail.recovery.text', 'mail.recovery.link'),
  recovery_code_invalid: unknownRecovery,
  recovery_invalid: unknownRecovery,
  recovery_valid: linkMail('mail.recovery-link.subject', 'mail.recovery-link.text'),
  verification_code_valid: codeMail('mail.verification.subject', 'mail.verification.text', 'mail.verification.link'),
  verification_code_invalid: unknownVerification,
  verification_invalid: unknownVerification,
  verification_valid: linkMail('mail.verification-link.subject', 'mail.verification-link.text'),
  password_changed: notice('mail.password-changed.subject', 'mail.password-changed.text'),
  registration_duplicate: notice('mail.duplicate.subject', 'mail.duplicate.text'),
  new_device: signInMail,
  credential_added: factorMail('mail.added.subject', 'mail.added.text'),
  credential_removed: factorMail('mail.removed.subject', 'mail.removed.text'),
  app_connected: appMail('mail.app-connected.subject', 'mail.app-connected.text'),
  app_tokens_stolen: appMail('mail.app-stolen.subject', 'mail.app-stolen.text'),
  deletion_requested: (say, { due }, locale) => ({
    subject: say('mail.deletion.subject'),
    parts: [
      { paragraph: say('mail.deletion.text', { date: dateIn(locale, due) }) },
      { paragraph: say('mail.deletion.undo') },
    ],
  }),
  address_taken: (say) => ({
    subject: say('mail.address-taken.subject'),
    parts: [{ paragraph: say('mail.address-taken.text') }],
  }),
  deletion_called_off: (say) => ({
    subject: say('mail.deletion-off.subject'),
    parts: [{ paragraph: say('mail.deletion-off.text') }],
  }),
  first_proof: (say) => ({
    subject: say('mail.first-proof.subject'),
    parts: [{ paragraph: say('mail.first-proof.text') }, { paragraph: say('mail.first-proof.again') }],
  }),
  second_factor_guessed: (say) => ({
    subject: say('mail.guessed.subject'),
    parts: [{ paragraph: say('mail.guessed.text') }],
  }),
  address_changed: (say) => ({
    subject: say('mail.address-changed.subject'),
    parts: [{ paragraph: say('mail.address-changed.text') }],
  }),
}

/** Notices whose own text does not say what to do if it was not the owner. */
const suspicious: ReadonlySet<MailTemplate> = new Set([
  'new_device',
  'credential_added',
  'credential_removed',
  'deletion_called_off',
  'address_changed',
  'app_connected',
])

function partsOfReport(say: Say, template: MailTemplate, report: ReportOffer | undefined): readonly MailPart[] {
  if (!report) return suspicious.has(template) ? [{ paragraph: say('mail.not-you') }] : []
  return [
    { paragraph: say('mail.not-me') },
    { link: report.link },
    { paragraph: say('mail.not-me.lifetime', { days: report.days }) },
  ]
}

/** The text of a mail, without its recipient. */
export function mailOf<Template extends MailTemplate>(
  template: Template,
  data: MailData[Template],
  locale: Locale,
  report?: ReportOffer,
): Omit<OutgoingMail, 'to'> {
  const say = mailTexts(locale)
  const { subject, parts } = drafts[template](say, data, locale)
  const letter: readonly MailPart[] = [
    { paragraph: say('mail.greeting') },
    ...parts,
    ...partsOfReport(say, template, report),
    { signature: say('mail.signature') },
  ]
  return { template, subject, text: plainTextOf(letter), html: htmlOf(letter, subject, tagOf(locale)) }
}

/** A code as a text message: one line, and the site that browsers may fill it in on (WICG origin-bound codes). */
export function codeTextOf(template: CodeTemplate, code: string, origin: string, locale: Locale) {
  const line = mailTexts(locale)(subjects[template], { code })
  return { template, subject: '', text: `${line}\n\n@${new URL(origin).hostname} #${code}`, html: '' }
}

const subjects = {
  login_code_valid: 'mail.login.subject',
  registration_code_valid: 'mail.registration.subject',
  recovery_code_valid: 'mail.recovery.subject',
  verification_code_valid: 'mail.verification.subject',
} as const
type CodeTemplate = keyof typeof subjects
