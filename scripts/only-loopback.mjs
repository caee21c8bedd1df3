// Preloaded into every program of a test run: it refuses connections to other machines.
import { BlockList, Socket, isIP } from 'node:net'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

const isLoopback = (address) => loopback.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
const isOwnName = (name) => name === 'localhost' || name.endsWith('.localhost')

const refusal = (host) =>
  Object.assign(new Error(`connect ECONNREFUSED ${host}: a test run connects to this machine only`), {
    code: 'ECONNREFUSED',
    syscall: 'connect',
  })

/** The options among the arguments of `connect`; `node:net` itself passes them as one array. */
function optionsOf([first, second]) {
  if (Array.isArray(first)) return first[0]
  if (typeof first === 'object') return first
  return { host: typeof second === 'string' ? second : undefined }
}

const { connect } = Socket.prototype

Socket.prototype.connect = function connectHere(...args) {
  const { host, lookup } = optionsOf(args)
  if (!host || isOwnName(host) || (isIP(host) && isLoopback(host))) return connect.apply(this, args)
  if (isIP(host) || !lookup) {
    process.nextTick(() => this.destroy(refusal(host)))
    return this
  }
  // A client with a look-up of its own may lead a name to this machine.
  this.once('lookup', (error, address) => {
    if (!error && !isLoopback(address)) this.destroy(refusal(host))
  })
  return connect.apply(this, args)
}
