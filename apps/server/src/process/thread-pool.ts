import { availableParallelism } from 'node:os'

// Password hashes run in Node's thread pool, as many at once as there are processors. Four more threads serve the disk,
// DNS and compression, so that other requests do not wait for password hashes. Node reads the size of the pool from the
// environment at its first use, so this module is imported first.
process.env['UV_THREADPOOL_SIZE'] ||= String(availableParallelism() + 4)
