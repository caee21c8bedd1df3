import { openBalancer, type Balancer } from '../../../../../bench/fleet/balancer.ts'
import { openMailServer, type MailServer } from '../../../../../packages/identity/test/service/outside/mail-server.ts'
import { freePort, type AtEnd } from '../../program.ts'
import { clientAt, startShipped, type Shipped, type ShippedClient } from '../../shipped.ts'

/** Several processes on one database behind a balancer, and the mail server that they share. */
export interface TestFleet {
  readonly processes: readonly Shipped[]
  readonly balancer: Balancer
  readonly mailServer: MailServer
  /** A client from this address. The balancer gives each of its requests to another process. */
  client(address: string): ShippedClient
}

export async function openTestFleet(size: number, databaseUrl: string, atEnd: AtEnd): Promise<TestFleet> {
  const mailServer = await openMailServer()
  atEnd(() => void mailServer.close())
  const port = await freePort()
  const env = {
    ORIGIN: `http://localhost:${port}`,
    DATABASE_URL: databaseUrl,
    SECRETS: 'one secret for all processes of the fleet',
    SMTP_URL: `smtp://127.0.0.1:${mailServer.port}/?disable_starttls=true`,
    TRUST_PROXY: '1',
  }
  const processes = await Promise.all(Array.from({ length: size }, () => startShipped(env, atEnd)))
  const balancer = await openBalancer(
    processes.map((one) => one.port),
    port,
  )
  atEnd(() => void balancer.stop())
  return {
    processes,
    balancer,
    mailServer,
    client: (address) => clientAt(port, { 'x-forwarded-for': address }),
  }
}
