import { manageOAuth2, type OAuth2Management } from '@collect/oauth2'
import { openDatabase } from '@collect/storage'
import { readEnvironment } from '../environment/read-environment.ts'
import { createLog } from '../process/log.ts'
import { readClientsFile } from '../services/clients-file.ts'
import { keptSecrets } from '../services/secrets.ts'

const usage = `npm run oauth2 -- clients       lists the OAuth2 clients
npm run oauth2 -- rotate        makes new signing keys; they sign after a day, once all applications can know them
npm run oauth2 -- discard-keys  deletes the signing keys, after a leak or with their secret lost; the app makes new
                                ones within a minute, and id tokens that were signed before cannot be verified any more`

const tasks: Readonly<Record<string, (oauth2: OAuth2Management) => Promise<string>>> = {
  async clients({ listClients }) {
    const clients = await listClients()
    return clients.map(({ id, name, place }) => [id, place, name].join('\t')).join('\n') || 'There are no clients.'
  },
  async rotate({ rotateKeys }) {
    return `New keys are made; they sign from ${new Date(await rotateKeys()).toISOString()} on.`
  },
  async 'discard-keys'({ discardKeys }) {
    await discardKeys()
    return 'The signing keys are deleted.'
  },
}

try {
  const [name = ''] = process.argv.slice(2)
  const task = Object.hasOwn(tasks, name) ? tasks[name] : undefined
  if (task) process.stdout.write(`${await run(task)}\n`)
  else {
    process.stderr.write(`${usage}\n`)
    process.exitCode = 1
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}

async function run(task: (oauth2: OAuth2Management) => Promise<string>): Promise<string> {
  const { databaseUrl, dataDir, secrets, oauth2Clients } = readEnvironment(process.env)
  const database = openDatabase(databaseUrl)
  try {
    return await task(
      await manageOAuth2({
        database,
        secrets: secrets ?? keptSecrets(dataDir, createLog('silent')),
        clients: readClientsFile(oauth2Clients),
      }),
    )
  } finally {
    await database.close()
  }
}
