import { MessageId, type MessageContext, type UiNode } from '@collect/contract'
import { z } from 'zod'
import { wireTime } from '../../clock.ts'
import { message } from '../../nodes/message.ts'
import { inputNode, textNode } from '../../nodes/node.ts'
import { defineStrategy, isTrue } from '../strategy.ts'
import { credentialIn } from '../second-factor.ts'
import { refused } from '../verdict.ts'
import { codesIn, newBackupCodes, openCodes, sealCodes, type BackupCode } from './backup-codes.ts'

const wishes = ['regenerate', 'reveal', 'confirm', 'disable'] as const
type Wish = (typeof wishes)[number]

const labels: Record<Wish, number> = {
  regenerate: MessageId.settingsLookupRegenerate,
  reveal: MessageId.settingsLookupReveal,
  confirm: MessageId.settingsLookupConfirm,
  disable: MessageId.settingsLookupDisable,
}

const button = (wish: Wish, context?: MessageContext): UiNode =>
  inputNode('lookup_secret', `lookup_secret_${wish}`, 'submit', { value: 'true' }, message(labels[wish], context))

const buttons = (...wanted: readonly Wish[]): readonly UiNode[] => wanted.map((wish) => button(wish))

/** How many codes are left, beside the button that shows them; an extra that other clients ignore. */
const countsOf = (codes: readonly BackupCode[]): MessageContext => ({
  left: codes.filter(({ usedAt }) => usedAt === undefined).length,
  count: codes.length,
})

function codesNode(codes: readonly BackupCode[]): UiNode {
  const secrets = codes.map(({ code, usedAt }) =>
    usedAt === undefined
      ? message(MessageId.settingsLookupSecret, { secret: code })
      : message(MessageId.settingsLookupUsed, {
          used_at: wireTime(usedAt),
          used_at_unix: Math.floor(usedAt / 1000),
        }),
  )
  const list = message(MessageId.settingsLookupList, { secrets })
  return textNode('lookup_secret', 'lookup_secret_codes', list, MessageId.settingsLookupListLabel)
}

const wish = z.unknown().optional()

export const lookupSecretSettings = defineStrategy({
  payload: z.object({
    lookup_secret_regenerate: wish,
    lookup_secret_reveal: wish,
    lookup_secret_confirm: wish,
    lookup_secret_disable: wish,
  }),

  nodes(view, context) {
    // A page that stays open shows the codes only while the session is privileged.
    const shown = view.isPrivileged ? view.flow.backupCodes : undefined
    if (shown?.are === 'new') return [codesNode(openCodes(context, shown.sealed)), ...buttons('confirm')]
    const credential = credentialIn(view, 'lookup_secret')
    if (!credential) return buttons('regenerate')
    if (shown?.are === 'kept') return [codesNode(codesIn(context, credential)), ...buttons('disable', 'regenerate')]
    return [button('reveal', countsOf(codesIn(context, credential))), ...buttons('disable')]
  },

  async submit(context, payload, { flow, identity, isPrivileged, credentials, actor }) {
    if (!identity || !isPrivileged) return { verdict: 'needs_privileged_session' }
    const has = credentials.some(({ type }) => type === 'lookup_secret')
    const wanted = wishes.find((one) => isTrue(payload[`lookup_secret_${one}`]))
    const saved = { verdict: 'settings_saved', method: 'lookup_secret', identity, unproved: [] } as const
    switch (wanted) {
      case 'regenerate':
        return { verdict: 'codes_revealed', backupCodes: { are: 'new', sealed: sealCodes(context, newBackupCodes()) } }
      case 'reveal':
        return has
          ? { verdict: 'codes_revealed', backupCodes: { are: 'kept' } }
          : refused(message(MessageId.lookupMissing))
      case 'confirm': {
        // Only codes that the user has seen are stored.
        if (flow.backupCodes?.are !== 'new') return refused(message(MessageId.lookupMissing))
        await context.identities.setSecondFactor(identity, 'lookup_secret', { sealed: flow.backupCodes.sealed }, actor)
        return { ...saved, proved: 'lookup_secret' }
      }
      case 'disable':
        await context.identities.removeSecondFactor(identity, 'lookup_secret', actor)
        return saved
      default:
        return refused(message(MessageId.settingsNoStrategy))
    }
  },
})
