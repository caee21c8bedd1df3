import { createServer } from 'node:http'
import type { RequestListener } from 'node:http'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { reloading } from './reload.ts'

type Code = () => string

const log = { info: () => {}, error: () => {} }

/** A server whose code is what `load` returns. */
async function served(load: () => Promise<Code>) {
  const stopped: string[] = []
  const server = await reloading<Code>({
    first: await load(),
    load,
    async open(code, listen) {
      const text = code()
      listen((_incoming, outgoing) => void outgoing.end(text))
      if (text === 'half') throw new Error('the admin port is taken')
      return { stop: async () => void stopped.push(text) }
    },
    log,
  })
  const answer: RequestListener = (incoming, outgoing) => void server.answer(incoming, outgoing)
  const listener = createServer(answer).listen(0, '127.0.0.1')
  onTestFinished(() => void listener.close())
  await once(listener, 'listening')
  const address = listener.address()
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const ask = async () => {
    const response = await fetch(origin)
    return { status: response.status, text: await response.text() }
  }
  return { ask, reload: server.reload, stopped }
}

test('server code is replaced only when it has changed', async () => {
  let code: Code = () => 'one'
  const { ask, reload, stopped } = await served(async () => code)
  await reload()
  expect(stopped).toEqual([])
  code = () => 'two'
  await reload()
  expect(stopped).toEqual(['one'])
  expect(await ask()).toEqual({ status: 200, text: 'two' })
})

test('server code that cannot be loaded leaves the running code in place', async () => {
  let isBroken = false
  const code = () => 'one'
  const { ask, reload, stopped } = await served(async () => {
    if (isBroken) throw new SyntaxError('a bracket is missing')
    return code
  })
  isBroken = true
  await reload()
  expect(stopped).toEqual([])
  expect(await ask()).toEqual({ status: 200, text: 'one' })
})

test('server code that cannot be opened shows its error until the next change', async () => {
  let code: Code = () => 'one'
  const { ask, reload } = await served(async () => code)
  code = () => {
    throw new Error('no <database>')
  }
  await reload()
  const { status, text } = await ask()
  expect(status).toBe(500)
  expect(text).toContain('no &lt;database&gt;')
  code = () => 'half'
  await reload()
  expect((await ask()).text).toContain('the admin port is taken')
  code = () => 'three'
  await reload()
  expect(await ask()).toEqual({ status: 200, text: 'three' })
})
