/** Sentences that docs/rules.md quotes: rule, key or number, English text. */
export const quoted: readonly (readonly [rule: string, key: string | number, text: string])[]
