/** A translation has exactly the keys of the English file. */
export type Translation<English> = { readonly [Key in keyof English]: string }
