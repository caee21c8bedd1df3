import { readFileSync } from 'node:fs'
import { adminAt, type AdminApi } from './admin-api.ts'
import { exportIdentities, importIdentities, type PortableIdentity } from './move-identities.ts'
import { readEnvironment } from '../environment/read-environment.ts'

const usage = `npm run --silent identities -- export [address] > people.json
npm run --silent identities -- import people.json [address]

The address names an admin API of this service or of an Ory Kratos: a URL, or unix: and the path of a socket. The default
is this service's own, from the environment variables. An admin API on this machine gets the first of ADMIN_TOKENS.
The file holds password hashes and the secrets of second factors. Store it where only you can read it.`

const [task, ...rest] = process.argv.slice(2)

try {
  if (task === 'export') await write(adminAt(rest[0], readEnvironment(process.env)))
  else if (task === 'import' && rest[0] !== undefined)
    await read(rest[0], adminAt(rest[1], readEnvironment(process.env)))
  else {
    process.stderr.write(`${usage}\n`)
    process.exitCode = 1
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}

/** A JSON list, streamed, because all accounts may not fit into memory. */
async function write({ ask, base }: AdminApi): Promise<void> {
  let count = 0
  for await (const identity of exportIdentities(ask, base)) {
    process.stdout.write(`${count === 0 ? '[\n' : ',\n'}${JSON.stringify(identity)}`)
    count += 1
  }
  process.stdout.write(count === 0 ? '[]\n' : '\n]\n')
  process.stderr.write(`${count} accounts\n`)
}

async function read(file: string, { ask, base }: AdminApi): Promise<void> {
  const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'))
  const people = (Array.isArray(parsed) ? parsed : [parsed]) as readonly PortableIdentity[] // the service validates each
  const { made, refused } = await importIdentities(ask, base, people)
  for (const { index, reason } of refused) process.stderr.write(`${file}, account ${index + 1}: ${reason}\n`)
  process.stderr.write(`${made} accounts were made, ${refused.length} were not\n`)
  if (refused.length > 0) process.exitCode = 1
}
