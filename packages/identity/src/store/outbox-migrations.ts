import type { Migrations } from '@collect/storage'
import { init } from './migrations/courier-001-init.ts'

/** Numbered, never edited after a release. */
export const courierMigrations: Migrations = { '001_init': init }
