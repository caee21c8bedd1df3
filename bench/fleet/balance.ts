// The balancer as a process of its own: its port, then those of the processes behind it.
import { openBalancer } from './balancer.ts'

const [own = 0, ...ports] = process.argv.slice(2).map(Number)
await openBalancer(ports, own)
process.stdout.write('open\n')
