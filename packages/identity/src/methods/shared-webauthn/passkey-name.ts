import { deviceOf, saidTexts } from '@collect/messages'
import type { WebauthnMethod } from '../../records/webauthn-credential.ts'
import type { Submission } from '../strategy.ts'

/**
 * A passkey whose authenticator has no known name is named after the browser that created it. A security key moves
 * between browsers, so theirs would mislead. Clients choose their `User-Agent` freely, so only known names count.
 */
export function passkeyNameOf(
  method: WebauthnMethod,
  { actor, locale }: Pick<Submission, 'actor' | 'locale'>,
): string | undefined {
  if (method !== 'passkey') return undefined
  const { browser, system } = deviceOf(actor.device.userAgent)
  if (browser === undefined || system === undefined) return browser ?? system
  return saidTexts(locale)('said.passkey-name', { browser, system })
}
