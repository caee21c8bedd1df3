import { MessageId } from '@collect/contract'
import { z } from 'zod'
import type { CredentialRecord } from '../../records/identity.ts'
import { message } from '../../nodes/message.ts'
import { imageNode, inputNode, submitNode, textNode } from '../../nodes/node.ts'
import { defineStrategy, isTrue, type StrategyContext, type View } from '../strategy.ts'
import { credentialIn } from '../second-factor.ts'
import { refusedField, refusedIssues, requiredIssue } from '../verdict.ts'
import { newTotpSecret, qrOf, qrSize, stepOf, totpUrl } from './authenticator.ts'

/** The sealed secret that a flow offers; only this flow can set up an app with it. */
export const newTotpSetup = ({ vault }: Pick<StrategyContext, 'vault'>): string => vault.seal(setup, newTotpSecret())

const setup = 'totp-setup'
const kept = 'totp'

const offeredSecret = ({ vault }: StrategyContext, { flow }: Pick<View, 'flow'>): string | undefined =>
  textIn(vault.open(setup, String(flow.offers?.['totp'] ?? '')))

export const secretIn = ({ vault }: Pick<StrategyContext, 'vault'>, { config }: CredentialRecord): string | undefined =>
  textIn(vault.open(kept, String(config['sealed'])))

const textIn = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** The stored content of an app: its secret, and the last used time step. */
export const sealSecret = ({ vault }: Pick<StrategyContext, 'vault'>, secret: string, step: number) => ({
  sealed: vault.seal(kept, secret),
  last_step: step,
})

export const totpSettings = defineStrategy({
  payload: z.object({ totp_code: z.string().optional(), totp_unlink: z.unknown().optional() }),

  async nodes(view, context) {
    if (credentialIn(view, 'totp')) {
      const unlink = { value: 'true', required: true }
      return [inputNode('totp', 'totp_unlink', 'submit', unlink, message(MessageId.settingsTotpUnlink))]
    }
    const secret = offeredSecret(context, view)
    if (secret === undefined || !view.identity) return []
    const src = await qrOf(totpUrl(secret, context.config, view.identity))
    return [
      imageNode('totp', 'totp_qr', { src, width: qrSize, height: qrSize }, MessageId.settingsTotpQr),
      textNode(
        'totp',
        'totp_secret_key',
        message(MessageId.settingsTotpSecret, { secret }),
        MessageId.settingsTotpSecretLabel,
      ),
      inputNode('totp', 'totp_code', 'text', { required: true }, message(MessageId.labelTotpConfirm)),
      submitNode('totp', 'method', 'totp', MessageId.labelSave),
    ]
  },

  async submit(context, { totp_code: code, totp_unlink: unlink }, submission) {
    const { identity, isPrivileged, credentials, actor } = submission
    if (!identity || !isPrivileged) return { verdict: 'needs_privileged_session' }
    if (isTrue(unlink)) {
      await context.identities.removeSecondFactor(identity, 'totp', actor)
      return { verdict: 'settings_saved', method: 'totp', identity, unproved: [] }
    }
    if (code === undefined) return refusedIssues([requiredIssue('totp_code')])
    const secret = offeredSecret(context, submission)
    const step = secret === undefined ? undefined : stepOf(code, secret, context.clock())
    // The user must remove an existing app first: an account has one app.
    if (secret === undefined || step === undefined || credentials.some(({ type }) => type === 'totp')) {
      return refusedField('totp_code', message(MessageId.totpInvalid))
    }
    await context.identities.setSecondFactor(identity, 'totp', sealSecret(context, secret, step), actor)
    return { verdict: 'settings_saved', method: 'totp', identity, unproved: [], proved: 'totp' }
  },
})
