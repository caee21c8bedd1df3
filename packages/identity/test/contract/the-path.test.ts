import { readFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { describeService } from '../service/describe-service.ts'
import { csrfOf } from '../service/visitor.ts'

const page = readFileSync(fileURLToPath(new URL('../../../../docs/the-path.md', import.meta.url)), 'utf8')

/** The source files of which a named function ran while `work` did; those that only make a store are left out. */
async function enteredBy(work: () => Promise<void>): Promise<readonly string[]> {
  const inspector = new Session()
  inspector.connect()
  await inspector.post('Profiler.enable')
  await inspector.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })
  await inspector.post('Profiler.takePreciseCoverage')
  await work()
  const { result } = await inspector.post('Profiler.takePreciseCoverage')
  await inspector.post('Profiler.stopPreciseCoverage')
  inspector.disconnect()
  return result.flatMap(({ url, functions }) => {
    const file = /packages\/(?:identity|messages)\/src\/.*\.ts/.exec(url)?.[0]
    const ran = functions.some(
      ({ functionName, ranges: [range] }) =>
        range && range.count > 0 && functionName && !functionName.endsWith('Store'),
    )
    return file && ran ? [file] : []
  })
}

describeService('docs/the-path.md', {}, (service) => {
  test('names every file that a sign-in with a password enters', async () => {
    const account = await service().account()
    const visitor = service().visitor('navigation')
    const { flow } = await visitor.start('login')
    const form = { method: 'password', identifier: account.email, password: account.password, csrf_token: csrfOf(flow) }
    let status = 0
    const files = await enteredBy(async () => {
      const answer = await visitor.ask(`/self-service/login?flow=${flow.id}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: service().origin },
        body: new URLSearchParams(form).toString(),
      })
      status = answer.status
    })
    expect(status).toBe(303)
    expect(files.length).toBeGreaterThan(40)
    expect(files.filter((file) => !page.includes(`(../${file})`))).toEqual([])
  })

  test('has at most twelve hops', () => {
    expect([...page.matchAll(/^\d+\. \*\*/gm)]).toHaveLength(12)
  })
})
