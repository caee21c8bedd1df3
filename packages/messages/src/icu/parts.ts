/** One part of a parsed message. A text without placeholders is a single string. */
export type Part =
  | string
  | { readonly part: 'value'; readonly name: string }
  | { readonly part: 'number'; readonly name: string }
  | { readonly part: 'date'; readonly name: string }
  | { readonly part: 'count' }
  | { readonly part: 'select'; readonly name: string; readonly cases: Cases }
  | { readonly part: 'plural'; readonly name: string; readonly ordinal: boolean; readonly cases: Cases }

export type Cases = Readonly<Record<string, readonly Part[]>>
