import type { Migrations } from '@collect/storage'
import { init } from './migrations/courier/001-init.ts'
import { usefulUntil } from './migrations/courier/002-useful-until.ts'
import { sealed } from './migrations/courier/003-sealed.ts'
import { erased } from './migrations/courier/004-erased.ts'

/** Numbered, never edited after a release. */
export const courierMigrations: Migrations = {
  '001_init': init,
  '002_useful_until': usefulUntil,
  '003_sealed': sealed,
  '004_erased': erased,
}
