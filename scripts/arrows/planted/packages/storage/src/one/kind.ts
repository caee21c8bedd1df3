export type Kind = 'planted'
