/** What has become of a copy: the first four are here or on their way, the others have left. */
export const copyStatuses = ['draft', 'owned', 'ordered', 'lent', 'sold', 'traded', 'given', 'lost', 'stolen'] as const
export type CopyStatus = (typeof copyStatuses)[number]

/** Statuses of copies that have left. */
export const leftStatuses = ['sold', 'traded', 'given', 'lost', 'stolen'] as const satisfies readonly CopyStatus[]

/** How a copy came to its owner. */
export const waysOfAcquiring = ['bought', 'gift', 'trade', 'found', 'inherited', 'pack', 'other'] as const
export type WayOfAcquiring = (typeof waysOfAcquiring)[number]
