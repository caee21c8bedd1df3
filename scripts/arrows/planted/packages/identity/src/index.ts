export interface Secret {
  readonly value: string
}
