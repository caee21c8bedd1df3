import { loadConfig, manageSamlKeys, type SamlKeyManagement } from '@collect/identity'
import { openDatabase } from '@collect/storage'
import { readEnvironment } from '../environment/read-environment.ts'
import { createLog } from '../process/log.ts'
import { keptSecrets } from '../services/secrets.ts'

const usage = `npm run saml-keys -- add   adds a key for requests to SAML providers; the old one still signs
npm run saml-keys -- drop  deletes the old key, once all providers have read the metadata; the new one signs

Restart the app after each.`

const tasks: Readonly<
  Record<string, (keys: SamlKeyManagement) => Promise<readonly [isDone: boolean, sentence: string]>>
> = {
  add: async ({ add }) =>
    (await add())
      ? [true, 'A key is added. Restart the app, and let each provider read its metadata again.']
      : [false, 'There are two keys already, or none: the app makes the first one when it starts with saml.'],
  drop: async ({ drop }) =>
    (await drop())
      ? [true, 'The old key is deleted. Restart the app.']
      : [false, 'There is only one key: add one before.'],
}

try {
  const [name = ''] = process.argv.slice(2)
  const task = Object.hasOwn(tasks, name) ? tasks[name] : undefined
  const [isDone, sentence] = task ? await run(task) : [false, usage]
  process[isDone ? 'stdout' : 'stderr'].write(`${sentence}\n`)
  process.exitCode = isDone ? 0 : 1
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}

async function run(task: (keys: SamlKeyManagement) => Promise<readonly [boolean, string]>) {
  const { databaseUrl, dataDir, identityConfig, origin, secrets } = readEnvironment(process.env)
  const database = openDatabase(databaseUrl)
  try {
    return await task(
      await manageSamlKeys({
        config: await loadConfig(identityConfig, { origin }),
        database,
        secrets: secrets ?? keptSecrets(dataDir, createLog('silent')),
      }),
    )
  } finally {
    await database.close()
  }
}
