declare const kind: unique symbol

/** A branded id. The compiler refuses ids of other kinds, but accepts plain text from outside. */
type Id<Kind extends string> = string & { readonly [kind]?: Kind }

export type IdentityId = Id<'identity'>
export type AddressId = Id<'address'>
export type SessionId = Id<'session'>
export type FlowId = Id<'flow'>
export type EventId = Id<'event'>
