import { defineMethod } from '../method.ts'
import { linkRecovery } from './recovery.ts'
import { linkVerification } from './verification.ts'

export const link = defineMethod({
  name: 'link',
  isEnabled: ({ selfservice }) => selfservice.methods.link.enabled,
  strategies: { recovery: linkRecovery, verification: linkVerification },
  fields: { recovery: ['token'], verification: ['token'] },
})
