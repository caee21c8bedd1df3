interface At {
  /** Offset in the source, for error messages. */
  readonly at: number
}

export interface Binding extends At {
  readonly name: string
  readonly value: Syntax
}

export interface Parameter {
  readonly name: string
  readonly otherwise?: Syntax
}

/** A part of a comprehension: `for name in from`, or `if test`. */
export type Clause = At & ({ readonly name: string; readonly from: Syntax } | { readonly test: Syntax })

export interface ObjectField {
  readonly name: Syntax
  readonly value: Syntax
}

/** The syntax tree of a Jsonnet program. */
export type Syntax = At &
  (
    | { readonly kind: 'literal'; readonly value: null | boolean | number | string }
    | { readonly kind: 'name'; readonly name: string }
    /** `std.name`. */
    | { readonly kind: 'builtin'; readonly name: string }
    | { readonly kind: 'array'; readonly items: readonly Syntax[] }
    | { readonly kind: 'object'; readonly locals: readonly Binding[]; readonly fields: readonly ObjectField[] }
    | { readonly kind: 'array of'; readonly item: Syntax; readonly clauses: readonly Clause[] }
    | {
        readonly kind: 'object of'
        readonly locals: readonly Binding[]
        readonly field: ObjectField
        readonly clauses: readonly Clause[]
      }
    | { readonly kind: 'index'; readonly from: Syntax; readonly key: Syntax }
    | {
        readonly kind: 'call'
        readonly callee: Syntax
        readonly given: readonly Syntax[]
        readonly named: readonly Binding[]
      }
    | { readonly kind: 'function'; readonly parameters: readonly Parameter[]; readonly body: Syntax }
    | { readonly kind: 'local'; readonly bindings: readonly Binding[]; readonly body: Syntax }
    | { readonly kind: 'if'; readonly test: Syntax; readonly yes: Syntax; readonly no?: Syntax }
    | { readonly kind: 'unary'; readonly operator: string; readonly value: Syntax }
    | { readonly kind: 'binary'; readonly operator: string; readonly left: Syntax; readonly right: Syntax }
    | { readonly kind: 'error'; readonly message: Syntax }
    | { readonly kind: 'assert'; readonly test: Syntax; readonly message?: Syntax; readonly body: Syntax }
  )
