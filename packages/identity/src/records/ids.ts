declare const kind: unique symbol

/** An id of one kind, for the compiler alone. Ids of other kinds don't fit; plain text from outside does. */
type Id<Kind extends string> = string & { readonly [kind]?: Kind }

export type IdentityId = Id<'identity'>
export type AddressId = Id<'address'>
export type SessionId = Id<'session'>
export type FlowId = Id<'flow'>
export type EventId = Id<'event'>
