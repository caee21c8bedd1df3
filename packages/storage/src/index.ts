export * from './database.ts'
export { openDatabase, type OpenOptions } from './open-database.ts'
export { isUniqueViolation } from './unique-violation.ts'
export { isUnavailable } from './unavailable.ts'
