import { MessageId, type UiMessage } from '@collect/contract'
import type { IdentityConfig } from '../config/identity-config.ts'
import { reasons } from '../nodes/reasons.ts'
import { message } from '../nodes/message.ts'
import type { Breaches } from './breaches.ts'
import { countCharacters, isGuessedFirst, isMadeOf, isOneCharacter } from './obvious-passwords.ts'

/** argon2id takes any length; this only bounds the work for one form. */
const maxLength = 1024
/** Longer texts are not compared (docs/contract/http.md §7.4). */
const maxComparedLength = 256
const minDistance = 5
const maxShareInCommon = 0.5

export interface PasswordContext {
  /** The account's identifiers. */
  readonly identifiers: readonly string[]
  /** Names of the site, besides its host name. */
  readonly siteNames: readonly string[]
  readonly config: Pick<IdentityConfig, 'selfservice'>
}

export interface PasswordPolicy {
  /** The issues of a new password for an account with these identifiers. */
  issues(password: string, identifiers: readonly string[]): Promise<readonly UiMessage[]>
}

/** Checks the local rules, then the list of breached passwords, if the configuration enables it. */
export function createPasswordPolicy(
  config: IdentityConfig,
  breaches: Breaches,
  siteNames: readonly string[],
): PasswordPolicy {
  const settings = config.selfservice.methods.password.config
  return {
    async issues(password, identifiers) {
      const own = passwordIssues(password, { identifiers, siteNames, config })
      if (own.length > 0 || !settings.haveibeenpwned_enabled) return own
      const count = await breaches.count(password)
      if (count === 'unreachable') return settings.ignore_network_errors ? [] : [reasons.breachCheckDown()]
      return count > settings.max_breaches ? [message(MessageId.passwordBreached, { breaches: count })] : []
    },
  }
}

/**
 * The broken local rules of a new password, in the order of docs/contract/http.md §7.4. A password that is too short is
 * told what else is wrong with it, so that its user corrects all at once. Any character is allowed.
 */
export function passwordIssues(
  password: string,
  { identifiers, siteNames, config }: PasswordContext,
): readonly UiMessage[] {
  const { min_password_length: shortest, identifier_similarity_check_enabled: compares } =
    config.selfservice.methods.password.config
  if (password === '') return [message(MessageId.required, { property: 'password' })]
  const codePoints = [...password].length
  if (codePoints > maxLength) {
    return [message(MessageId.passwordTooLong, { max_length: maxLength, actual_length: codePoints })]
  }
  const characters = countCharacters(password)
  const isTooShort = characters < shortest
  const length = isTooShort
    ? [message(MessageId.passwordTooShort, { min_length: shortest, actual_length: characters })]
    : []
  if (isOneCharacter(password)) return [...length, reasons.oneCharacter()]
  const short = identifiers.filter(({ length }) => length <= maxComparedLength)
  // Any two short texts are few changes apart, so a short password is compared by its words alone.
  const isClose = !isTooShort && short.some((identifier) => isSimilar(password, identifier))
  const { hostname } = new URL(config.selfservice.flows.login.ui_url)
  return [
    ...length,
    ...(compares && (isClose || isMadeOf(password, short)) ? [message(MessageId.passwordSimilar)] : []),
    ...(isMadeOf(password, [...siteNames, hostname]) ? [reasons.siteName()] : []),
    // Passwords that attackers try first come from breaches; the exact count is unknown here.
    ...(isGuessedFirst(password) ? [message(MessageId.passwordBreached, { breaches: 1 })] : []),
  ]
}

function isSimilar(password: string, identifier: string): boolean {
  const [a, b] = [password.toLowerCase(), identifier.toLowerCase()]
  if (b === '' || a.length > maxComparedLength) return false
  return distance(a, b) < minDistance || longestCommon(a, b) > a.length * maxShareInCommon
}

/** Levenshtein distance. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const changed = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}

/** Length of the longest common substring. */
function longestCommon(a: string, b: string): number {
  let best = 0
  let row: number[] = []
  for (const letter of a.split('')) {
    const next: number[] = []
    for (let j = 0; j < b.length; j += 1) {
      const length = letter === b[j] ? (row[j - 1] ?? 0) + 1 : 0
      next.push(length)
      best = Math.max(best, length)
    }
    row = next
  }
  return best
}
