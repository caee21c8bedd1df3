/** Address of an account's owner; no attack comes from it. */
export const home = '203.0.113.7'

/** Address of a single attacker. */
export const onePlace = '198.51.100.10'

/** Unrelated addresses: each is in another IPv6 /48. */
export const manyPlaces = (index: number): string => `2001:db8:${(index + 1).toString(16)}::1`

/** Addresses of one IPv6 /48: each in another /56, as far as these suffice. */
export const sameNetwork = (index: number): string => `2001:db8:ffff:${((index % 256) << 8).toString(16)}::1`

/** Addresses of users who sign up outside of an attack. */
export const elsewhere = (index: number): string => `2001:db9:${(index + 1).toString(16)}::1`
