import type { Migrations } from '@collect/storage'
import { init } from './migrations/001-init.ts'
import { availableAal } from './migrations/002-available-aal.ts'
import { addressCodes } from './migrations/003-address-codes.ts'
import { throttles } from './migrations/004-throttles.ts'
import { byExpiry } from './migrations/005-by-expiry.ts'
import { sessionEnds } from './migrations/006-session-ends.ts'
import { ceremonies } from './migrations/007-ceremonies.ts'
import { accountLife } from './migrations/008-account-life.ts'
import { byOrganization } from './migrations/009-by-organization.ts'
import { shutOut } from './migrations/010-shut-out.ts'
import { addressChanges } from './migrations/011-address-changes.ts'
import { keptUntil } from './migrations/012-kept-until.ts'
import { knownBrowsers } from './migrations/013-known-browsers.ts'
import { flowVersion } from './migrations/014-flow-version.ts'
import { providerTrips } from './migrations/015-provider-trips.ts'
import { tokenExchanges } from './migrations/016-token-exchanges.ts'
import { samlKeys } from './migrations/017-saml-keys.ts'
import { lastActive } from './migrations/018-last-active.ts'
import { continuitiesOf } from './migrations/019-continuities-of.ts'
import { roomForNotes } from './migrations/020-room-for-notes.ts'

/** Numbered, never edited after a release. */
export const identityMigrations: Migrations = {
  '001_init': init,
  '002_available_aal': availableAal,
  '003_address_codes': addressCodes,
  '004_throttles': throttles,
  '005_by_expiry': byExpiry,
  '006_session_ends': sessionEnds,
  '007_ceremonies': ceremonies,
  '008_account_life': accountLife,
  '009_by_organization': byOrganization,
  '010_shut_out': shutOut,
  '011_address_changes': addressChanges,
  '012_kept_until': keptUntil,
  '013_known_browsers': knownBrowsers,
  '014_flow_version': flowVersion,
  '015_provider_trips': providerTrips,
  '016_token_exchanges': tokenExchanges,
  '017_saml_keys': samlKeys,
  '018_last_active': lastActive,
  '019_continuities_of': continuitiesOf,
  '020_room_for_notes': roomForNotes,
}
