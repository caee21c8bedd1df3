// npm run bench [-- rates oauth2 page taps start dev kratos before fleet failover scale collectibles]: figures of this
// machine, in one run; prints missed budgets. The last four need PostgreSQL and some minutes, and run only when named.
// The page is measured beside another kit, which npm installs into .cache if it can. The service is measured beside the
// Kratos that KRATOS names, and page and service beside the earlier version whose checkout BEFORE names.
import { cpus, loadavg } from 'node:os'
import { besideBefore } from './beside-before.ts'
import { besideKratos } from './beside-kratos.ts'
import { collectibles } from './collectibles/collectibles.ts'
import { devLoop } from './dev/dev-loop.ts'
import { failover } from './fleet/failover.ts'
import { fleet } from './fleet/fleet.ts'
import { loginPage } from './login-page.ts'
import { besidePlain } from './oauth2/beside-plain.ts'
import { secondStart } from './second-start.ts'
import { scale } from './scale/scale.ts'
import { serverRates } from './server-rates.ts'
import { taps } from './taps.ts'

const sections: Record<string, () => Promise<boolean | void>> = {
  rates: serverRates,
  oauth2: besidePlain,
  page: loginPage,
  taps,
  start: secondStart,
  dev: devLoop,
  kratos: besideKratos,
  before: besideBefore,
}
/** They run only when they are named. */
const long: typeof sections = { fleet, failover, scale, collectibles }

const asked = process.argv.slice(2)
const processor = cpus()[0]?.model ?? 'unknown processor'
console.log(`Node ${process.version}, ${cpus().length} × ${processor}, load before the run ${loadavg()[0]?.toFixed(2)}`)

const kept: (boolean | void)[] = []
for (const name of asked.length > 0 ? asked : Object.keys(sections)) kept.push(await { ...sections, ...long }[name]?.())
process.exitCode = kept.includes(false) ? 1 : 0
