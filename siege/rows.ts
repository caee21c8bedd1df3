import type { Row } from './row.ts'
import { consentForgery, tokenGuessing } from './rows/applications.ts'
import { challengeGrowth } from './rows/challenge-growth.ts'
import { codesFromManyPlaces, codesFromOnePlace } from './rows/code-guessing.ts'
import { enumeration } from './rows/enumeration.ts'
import { exhaustionFromManyPlaces, exhaustionFromOnePlace } from './rows/exhaustion.ts'
import { growth } from './rows/growth.ts'
import { guessingFromManyPlaces, guessingFromOnePlace } from './rows/guessing.ts'
import { spoofedHeaders } from './rows/headers.ts'
import { bombingByAddress, bombingOwners, bombingStrangers, bombingUnproved } from './rows/mail-bombing.ts'
import { preHijacking } from './rows/pre-hijacking.ts'
import { recoveryOnPostgres, recoveryOnSqlite } from './rows/recovery.ts'
import { secondFactorGuessing } from './rows/second-factor.ts'
import { sprayingFromManyPlaces, sprayingFromOneNetwork, sprayingFromOnePlace } from './rows/spraying.ts'

/** All attacks, in the order of their runs. */
export const rows: readonly Row[] = [
  ...spoofedHeaders,
  sprayingFromOnePlace,
  sprayingFromOneNetwork,
  sprayingFromManyPlaces,
  guessingFromOnePlace,
  guessingFromManyPlaces,
  codesFromOnePlace,
  codesFromManyPlaces,
  secondFactorGuessing,
  enumeration,
  exhaustionFromOnePlace,
  exhaustionFromManyPlaces,
  bombingStrangers,
  bombingUnproved,
  bombingOwners,
  bombingByAddress,
  growth,
  tokenGuessing,
  consentForgery,
  challengeGrowth,
  ...preHijacking,
  recoveryOnSqlite,
  recoveryOnPostgres,
]
