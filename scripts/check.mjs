// npm run check -- <names> [-- arguments]: single checks; without a name, the quick ones.
import { all, check, checks } from './setup/checks.mjs'
import { Stop, script } from './setup/stop.mjs'

const quick = ['types', 'lint', 'format', 'boundaries', 'unused', 'wording']

await script(async () => {
  const given = process.argv.slice(2)
  const end = given.includes('--') ? given.indexOf('--') : given.length
  const names = given.slice(0, end)
  const unknown = names.find((name) => !(name in checks))
  if (unknown)
    throw new Stop(
      `There is no check "${unknown}"; there are ${[...new Set([...all, ...Object.keys(checks)])].join(', ')}.`,
    )
  return check(names.length > 0 ? names : quick, given.slice(end + 1))
})
