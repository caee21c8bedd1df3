import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from '@playwright/test'
import { startDev, type DevServer } from './dev-server.ts'
import { median, table } from '../table.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const copy = join(root, '.cache', 'dev-loop')
const runs = 5

/** How long `npm run dev` takes to answer, and how long until a change is seen. It runs on a copy of the sources. */
export async function devLoop(): Promise<void> {
  const files = copySources()
  const browser = await chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '' })
  try {
    await (await startDev(copy)).stop() // fills the caches
    const starts = await fiveTimes(async () => {
      const { ms, stop } = await startDev(copy)
      await stop()
      return ms
    })
    const server = await startDev(copy)
    const page = await browser.newPage()
    await page.goto(`${server.origin}/login`, { waitUntil: 'networkidle' })
    const changes = changesFor(files, page, server)
    const rows = []
    for (const { name, file, edit, seen } of await changes) {
      const path = join(copy, file)
      rows.push([
        name,
        ...(await fiveTimes(async (run) => {
          const before = readFileSync(path, 'utf8')
          writeFileSync(path, edit(before, run))
          const begun = performance.now()
          await seen(run)
          const ms = performance.now() - begun
          // The next change begins after this one is undone and shown.
          writeFileSync(path, before)
          await wait(2_000)
          return ms
        })),
      ])
    }
    await server.stop()
    table(`Development loop, medians of ${runs}`, [
      ['what', 'time', 'idle share of the machine before'],
      ['second start of npm run dev until /login is answered', ...starts],
      ...rows,
    ])
  } finally {
    await browser.close()
    rmSync(copy, { recursive: true, force: true })
  }
}

/** The median of the times, and the median of the idle share before each. */
async function fiveTimes(work: (run: number) => Promise<number>): Promise<readonly [string, string]> {
  const times: number[] = []
  const idle: number[] = []
  for (let run = 0; run < runs; run++) {
    idle.push(await idleShare())
    times.push(await work(run))
  }
  return [`${Math.round(median(times))} ms`, `${Math.round(median(idle) * 100)} %`]
}

/** Idle share of the processors, measured for a second. */
async function idleShare(): Promise<number> {
  const sum = () => {
    const all = cpus().map(({ times }) => times)
    const idle = all.reduce((total, times) => total + times.idle, 0)
    return { idle, whole: all.reduce((total, times) => total + Object.values(times).reduce((a, b) => a + b, 0), 0) }
  }
  const before = sum()
  await wait(1_000)
  const after = sum()
  return (after.idle - before.idle) / (after.whole - before.whole)
}

/** Copies the tracked and untracked files of the repository, and hard-links `node_modules`. */
function copySources(): readonly string[] {
  rmSync(copy, { recursive: true, force: true })
  const list = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  const files = list.split('\0').filter((file) => file !== '')
  for (const file of files) cpSync(join(root, file), join(copy, file))
  execFileSync('cp', ['-al', join(root, 'node_modules'), join(copy, 'node_modules')])
  return files
}

interface Change {
  readonly name: string
  readonly file: string
  edit(text: string, run: number): string
  /** Resolves when the change of this run has reached the browser, or the client. */
  seen(run: number): Promise<unknown>
}

/** One change of each kind. Files are found by their content, so that they may move. */
async function changesFor(files: readonly string[], page: Page, { origin }: DevServer): Promise<readonly Change[]> {
  const holding = (folder: string, text: string) => {
    const found = files.find((file) => file.startsWith(folder) && readFileSync(join(copy, file), 'utf8').includes(text))
    if (found === undefined) throw new Error(`no file under ${folder} holds ${text}`)
    return found
  }
  const heading = `'${await page.locator('h1').textContent()}'`
  const tokens = files.find((file) => file.endsWith('/tokens.css')) ?? ''
  const footer = 'className="authcard__foot"'
  const alive = `c.json({ status: 'ok' })`
  return [
    {
      name: 'a style on screen',
      file: tokens,
      edit: (text, run) => `${text}\n:root { --bench: ${run}; }\n`,
      seen: (run) =>
        page.waitForFunction(
          (value) => getComputedStyle(document.documentElement).getPropertyValue('--bench') === value,
          String(run),
          { polling: 20 },
        ),
    },
    {
      name: 'a component on screen',
      file: holding('packages/flow-react/src/', footer),
      edit: (text, run) => text.replace(footer, `${footer} data-bench={${run}}`),
      seen: (run) => page.waitForSelector(`[data-bench="${run}"]`),
    },
    {
      name: 'a word on screen',
      file: holding('packages/messages/src/en/', heading),
      edit: (text, run) => text.replaceAll(heading, `'Word ${run}'`),
      seen: (run) => page.waitForSelector(`h1:text-is("Word ${run}")`),
    },
    {
      name: 'server code in an answer',
      file: holding('apps/server/src/', alive),
      edit: (text, run) => text.replace(alive, `c.json({ status: 'ok', run: ${run} })`),
      async seen(run) {
        for (;;) {
          const answer = await fetch(`${origin}/health/alive`)
          if ((await answer.text()).includes(`"run":${run}`)) return
          await wait(20)
        }
      },
    },
  ]
}
