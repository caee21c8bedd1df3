import type { Migrations } from '@collect/storage'
import { init } from './migrations/001-init.ts'
import { availableAal } from './migrations/002-available-aal.ts'
import { addressCodes } from './migrations/003-address-codes.ts'

/** Numbered, never edited after a release. */
export const identityMigrations: Migrations = {
  '001_init': init,
  '002_available_aal': availableAal,
  '003_address_codes': addressCodes,
}
