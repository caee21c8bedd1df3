import { availableParallelism } from 'node:os'

// Passwords are compared in Node's pool of threads, some more at once than there are processors. Four are left for what
// else needs one (files, names of hosts, compression), so that nobody's page waits for somebody's password. The pool
// takes its size from the environment when it is first used: this stands before everything else.
process.env['UV_THREADPOOL_SIZE'] ||= String(availableParallelism() + 6)
