import { sealer } from '../../src/secrets/sealer.ts'
import { openStores, type Stores } from '../../src/store/stores.ts'
import type { TestService } from './test-service.ts'

/** Access to the stores of a service. */
export const storesOf = ({ database, secrets }: TestService): Promise<Stores> => openStores(database, sealer(secrets))
