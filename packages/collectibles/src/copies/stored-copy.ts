import type { Selectable } from 'kysely'

import type { CopyRow } from '../store/rows/copy-rows.ts'

export type StoredCopy = Selectable<CopyRow>
