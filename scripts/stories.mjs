// npm run stories: every story on our own service. With KRATOS, or with --against, the stories marked `anywhere` run in
// front of that Kratos, and the others are named as left out.
import { check } from './setup/checks.mjs'
import { serviceGiven } from './setup/service-given.mjs'
import { script } from './setup/stop.mjs'

await script(async () => {
  const { service, rest } = await serviceGiven(process.argv.slice(2), process.env)
  if (service) return check(['stories elsewhere'], [service, ...rest])
  return check(['stories'], rest)
})
