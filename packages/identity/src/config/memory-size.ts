import { z } from 'zod'

const unitKiB = { KB: 1, MB: 1024, GB: 1024 * 1024 } as const

/** An amount of memory as Kratos writes it (`19456KB`, `128MB`; 1 KB = 1,024 bytes), parsed to KiB. */
export const memoryKiB = () =>
  z.string().transform((text, context) => {
    const match = /^(\d{1,9})(KB|MB|GB)$/.exec(text)
    if (match) return Number(match[1]) * unitKiB[match[2] as keyof typeof unitKiB] // the pattern admits these units only
    context.addIssue({ code: 'custom', message: `expected an amount of memory such as 19456KB or 64MB, got "${text}"` })
    return z.NEVER
  })
