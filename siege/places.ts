/** Where the owner of an account lives; no attack comes from there. */
export const home = '203.0.113.7'

/** Where a single attacker sits. */
export const onePlace = '198.51.100.10'

/** Addresses that have nothing in common: each has a network of 48 bits to itself. */
export const manyPlaces = (index: number): string => `2001:db8:${(index + 1).toString(16)}::1`

/** Addresses of one network of 48 bits: each has a network of 56 bits to itself, as far as there are so many. */
export const sameNetwork = (index: number): string => `2001:db8:ffff:${((index % 256) << 8).toString(16)}::1`

/** Places of people who sign up and have nothing to do with an attack. */
export const elsewhere = (index: number): string => `2001:db9:${(index + 1).toString(16)}::1`
