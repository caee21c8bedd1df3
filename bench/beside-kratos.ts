import { DatabaseSync } from 'node:sqlite'
import { startTestServer } from '../e2e/setup/test-server.ts'
import { openKratos } from '../packages/identity/test/ory/kratos.ts'
import { fileWith } from '../packages/identity/test/service/config-changes.ts'
import { interleaved, memoryOf, rounds, seconds } from './interleaved.ts'
import { loader } from './load.ts'
import { Person } from './person.ts'
import { bareHashRate, serviceLoads } from './service-loads.ts'
import { shippedHash } from './shipped-hash.ts'
import { median, MB, share, table } from './table.ts'

/** Least multiple of the requests per second of a Kratos on the same machine. */
const leastTimes = { whoami: 3, 'start of a login flow': 3 }
/** Of the bare hash rate. */
const leastHashShare = 0.9
const crowd = 100_000
/** Of the rate without them. */
const leastInCrowd = 0.9

/** The same configuration, requests and hash; and how much many accounts slow the service. */
export async function besideKratos(): Promise<boolean> {
  const program = process.env['KRATOS']
  const { memory, iterations, parallelism } = shippedHash
  const kratos = program
    ? await openKratos(program, {
        settings: fileWith({
          hashers: { argon2: { memory: `${memory}KB`, iterations, parallelism } },
          log: { level: 'error' },
        }),
      })
    : undefined
  if (!kratos) console.log('\nNo comparison with a Kratos: KRATOS names none.')
  const server = await startTestServer({ env: { LOG_LEVEL: 'warn', TRUST_PROXY: '1' } })

  const person = new Person(server.origin)
  await person.register()
  const loads = await serviceLoads(server.origin, server.pid(), person)
  const names = Object.keys(loads) as (keyof typeof loads)[] // of the object right above
  const theirs = kratos && (await loadsOf(kratos))
  const hashes: number[] = []
  const figures = await interleaved(
    {
      ...loads,
      ...(theirs && Object.fromEntries(names.map((name) => [`${name}, Kratos`, theirs[name]]))),
    },
    async () => void hashes.push(await bareHashRate(seconds)),
  )
  const hashRate = median(hashes)
  const times = (name: string) => figures(name).rate / figures(`${name}, Kratos`).rate
  table(`Requests per second (${loader}; medians of ${rounds} rounds of ${seconds} s, after one to warm up)`, [
    ['what', 'here', ...(kratos ? ['Kratos', 'times'] : [])],
    ...names.map((name) => [
      name,
      Math.round(figures(name).rate),
      ...(kratos ? [Math.round(figures(`${name}, Kratos`).rate), times(name).toFixed(1)] : []),
    ]),
    ['argon2id alone, same settings', Math.round(hashRate)],
    ['memory', MB(memoryOf(server.pid())), ...(kratos ? [MB(memoryOf(kratos.pid))] : [])],
  ])
  const kept = [
    ...(kratos
      ? Object.entries(leastTimes).map(([name, least]) => say(`${name}, times a Kratos`, times(name), least))
      : []),
    say('password login, of the bare hash rate', figures('password login').rate / hashRate, leastHashShare),
  ]
  await kratos?.stop()

  fill(server.databaseUrl.replace(/^file:/, ''))
  const { whoami } = loads
  const full = await interleaved({ whoami })
  table(`With ${crowd.toLocaleString('en')} identities and sessions`, [
    ['whoami', Math.round(full('whoami').rate), share(full('whoami').rate, figures('whoami').rate)],
    ['memory', MB(memoryOf(server.pid()))],
  ])
  kept.push(say('whoami in a crowd', full('whoami').rate / figures('whoami').rate, leastInCrowd))
  await server.stop()
  return kept.every(Boolean)
}

async function loadsOf({ origin, pid }: { readonly origin: string; readonly pid: number | undefined }) {
  const person = new Person(origin)
  await person.register()
  return serviceLoads(origin, pid, person)
}

function say(what: string, got: number, least: number): boolean {
  const isKept = got >= least
  console.log(`  ${what}: ${got.toFixed(2)}, at least ${least} allowed: ${isKept ? 'kept' : 'MISSED'}`)
  return isKept
}

/** Copies the existing account and session, each copy with new ids. */
function fill(file: string): void {
  const database = new DatabaseSync(file)
  database.exec('pragma busy_timeout = 5000; begin immediate')
  for (const [table, own] of Object.entries({
    identities: { id: "'i' || n" },
    sessions: { id: "'s' || n", identity_id: "'i' || n", token_digest: "'t' || n", device_id: "'d' || n" },
  })) {
    const columns = database.prepare(`select name from pragma_table_info('${table}')`).all()
    const names = columns.map(({ name }) => String(name))
    const values = names.map((name) => Reflect.get(own, name) ?? name)
    database.exec(`
      with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${crowd})
      insert into ${table} (${names.join(', ')})
      select ${values.join(', ')} from numbers, (select * from ${table} limit 1)`)
  }
  database.exec('commit')
  database.close()
}
