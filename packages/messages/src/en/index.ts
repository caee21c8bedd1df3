export * from './account.ts'
export * from './mails.ts'
export * from './product.ts'
export * from './server.ts'
