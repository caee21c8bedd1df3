import type { Migrations } from '@collect/storage'
import { init } from './migrations/001-init.ts'

/** Numbered, never edited after a release. */
export const identityMigrations: Migrations = { '001_init': init }
