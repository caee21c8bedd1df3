import { availableParallelism } from 'node:os'

// Passwords are compared in Node's pool of threads, as many at once as there are processors. Four are left for what else
// needs one (the disk, names of hosts, compression), so that nobody waits for somebody's password. The pool takes its
// size from the environment when it is first used: this stands before everything else.
process.env['UV_THREADPOOL_SIZE'] ||= String(availableParallelism() + 4)
