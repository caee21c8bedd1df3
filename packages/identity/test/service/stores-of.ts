import { sealer } from '../../src/secrets/sealer.ts'
import { openStores, type Stores } from '../../src/store/stores.ts'
import type { House } from './house.ts'

/** The tables of a house, from outside. */
export const storesOf = ({ database, secrets }: House): Promise<Stores> => openStores(database, sealer(secrets))
