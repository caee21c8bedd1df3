import { z } from 'zod'
import { wireTime } from '../../clock.ts'
import { definePortable } from '../portable.ts'
import { codesIn, sealCodes } from './backup-codes.ts'

/** Backup codes, with the time at which each was used. */
export const portableCodes = definePortable({
  config: z.strictObject({
    recovery_codes: z
      .array(z.strictObject({ code: z.string().min(6).max(64), used_at: z.iso.datetime({ offset: true }).nullish() }))
      .max(100),
  }),
  keep(tools, { recovery_codes }) {
    const codes = recovery_codes.map(({ code, used_at }) => ({
      code,
      ...(used_at && { usedAt: Date.parse(used_at) }),
    }))
    return { config: { sealed: sealCodes(tools, codes) }, identifiers: [] }
  },
  show: (tools, credential) => ({
    recovery_codes: codesIn(tools, credential).map(({ code, usedAt }) => ({
      code,
      ...(usedAt !== undefined && { used_at: wireTime(usedAt) }),
    })),
  }),
})
