import { readFileSync } from 'node:fs'
import type { ProjectConfiguration } from '@collect/contract'
import { defaultLocale, locales } from '@collect/messages'
import { parse } from 'yaml'
import { z } from 'zod'
import { EnvironmentError } from './environment-error.ts'

const address = z.string().regex(/^(\/|https?:\/\/)/, 'must be a path or an address')

/** RFC 9116 §2.5.3: a mail address, or the address of a page over https. */
const securityContact = z.union(
  [z.email(), z.string().regex(/^(mailto:|https:\/\/)\S+$/)],
  'must be an email address, or begin with https:// or mailto:',
)

const project = z.strictObject({
  name: z.string().min(1),
  logo_light_url: address.optional(),
  support_email: z.email().optional(),
  security_contact: securityContact.optional(),
  policy_url: address.optional(),
  terms_url: address.optional(),
  registration_enabled: z.boolean().default(true),
  verification_enabled: z.boolean().default(true),
  recovery_enabled: z.boolean().default(true),
  login_ui_url: address.default('/login'),
  registration_ui_url: address.default('/registration'),
  recovery_ui_url: address.default('/recovery'),
  verification_ui_url: address.default('/verification'),
  settings_ui_url: address.default('/settings'),
  error_ui_url: address.default('/error'),
  default_redirect_url: address.default('/'),
  consent_preselect: z.enum(['all', 'none']).optional(),
  password_min_length: z.number().int().min(6).max(128).default(8),
  default_locale: z.enum(locales).default(defaultLocale),
  locale_behavior: z.enum(['force_default', 'browser']).default('browser'),
})

export interface Project {
  /** The part for the screens. */
  readonly screens: ProjectConfiguration
  /** The contact for reports of vulnerabilities. */
  readonly securityContact: string | undefined
}

/**
 * Reads `config/project.yml` (PROJECT-CONFIG-1).
 * @throws EnvironmentError with the names of the file and the key
 */
export function readProject(file: string): Project {
  const read = project.safeParse(parsed(file))
  if (read.success) {
    const { security_contact, ...screens } = read.data
    return { screens, securityContact: security_contact }
  }
  const [issue] = read.error.issues
  const key = issue?.code === 'unrecognized_keys' ? issue.keys[0] : issue?.path.join('.')
  throw new EnvironmentError('PROJECT_CONFIG', `cannot be used: ${file}: ${key}: ${issue?.message}`)
}

function parsed(file: string): unknown {
  try {
    return parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new EnvironmentError(
      'PROJECT_CONFIG',
      `cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}
