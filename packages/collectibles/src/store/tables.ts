import type { CatalogueTables } from './rows/catalogue-rows.ts'
import type { CollectorTables } from './rows/collector-rows.ts'
import type { CopyTables } from './rows/copy-rows.ts'
import type { SearchTables } from './rows/search-rows.ts'
import type { ValueTables } from './rows/value-rows.ts'

export interface CollectiblesTables extends CatalogueTables, CollectorTables, CopyTables, SearchTables, ValueTables {}
