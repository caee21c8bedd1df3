/** What a photo shows of a copy. */
export const photoKinds = ['front', 'back', 'edge', 'certificate', 'other'] as const
export type PhotoKind = (typeof photoKinds)[number]
