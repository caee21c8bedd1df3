export * from './collection.ts'
export * from './item.ts'
