/** A language has the keys of its English twin, no more and no fewer. */
export type Translation<English> = { readonly [Key in keyof English]: string }
