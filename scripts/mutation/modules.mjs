import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { moduleRunnerTransform, transformWithOxc } from 'vite'
import { inRoot } from '../setup/place.mjs'

const AsyncFunction = (async () => {}).constructor
const engine = inRoot('packages', 'flow', 'src', 'index.ts')

/**
 * Runs the engine and its tests in this process. If a file gets another source, only that file and its importers are
 * evaluated again. Vitest's own workers would take twenty times as long for each mutant.
 */
export function openModules(testKit) {
  const codes = new Map()
  const kept = new Map()

  async function codeOf(file, source = readFileSync(file, 'utf8')) {
    const { code } = await transformWithOxc(source, file, {})
    const { code: body, deps } = await moduleRunnerTransform(code, null, file, code)
    const inner = deps.map((name) => placeOf(name, file)).filter((place) => place !== undefined)
    return { body, inner }
  }
  async function known(file) {
    if (!codes.has(file)) codes.set(file, await codeOf(file))
    return codes.get(file)
  }

  /** Whether a file imports the changed one, directly or not. */
  async function reaches(file, changed, answers) {
    if (file === changed) return true
    if (!answers.has(file)) {
      answers.set(file, false)
      const { inner } = await known(file)
      for (const one of inner) if (await reaches(one, changed, answers)) answers.set(file, true)
    }
    return answers.get(file)
  }

  /** The modules with another source for one file. */
  return async function round(changed, source) {
    const code = changed && (await codeOf(changed, source))
    const fresh = new Map()
    const answers = new Map()

    async function load(file) {
      const isChanged = changed !== undefined && (await reaches(file, changed, answers))
      const place = isChanged || file.endsWith('.test.ts') ? fresh : kept
      if (!place.has(file)) {
        const exports = {}
        place.set(file, exports)
        await run(file, file === changed ? code : await known(file), exports)
      }
      return place.get(file)
    }

    const run = async (file, { body }, exports) => {
      const name = (key, get) => Object.defineProperty(exports, key, { enumerable: true, configurable: true, get })
      const take = async (from) => {
        if (from === 'vitest') return testKit
        const inner = placeOf(from, file)
        return inner ? load(inner) : import(from)
      }
      const all = (from) => {
        for (const key of Object.keys(from)) if (key !== 'default' && !(key in exports)) name(key, () => from[key])
      }
      const meta = { url: pathToFileURL(file).href, filename: file, dirname: dirname(file) }
      const words = ['exports__', 'exportName__', 'import__', 'dynamic_import__', 'exportAll__', 'import_meta__']
      const made = new AsyncFunction(...words.map((word) => `__vite_ssr_${word}`), `"use strict";${body}`)
      await made(exports, name, take, take, all, meta)
    }
    return load
  }
}

/** The file of an import, if it belongs to the engine or its tests. */
function placeOf(name, from) {
  if (name === '@collect/flow') return engine
  return name.startsWith('.') && name.endsWith('.ts') ? resolve(dirname(from), name) : undefined
}
