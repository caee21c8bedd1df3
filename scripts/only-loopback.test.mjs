import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import { expect, test } from 'vitest'

/** The message of the error that a connection ends with. No machine has the address 192.0.2.1 (RFC 5737). */
const messageOf = (options) =>
  new Promise((resolve) => {
    connect({ port: 9, ...options }).once('error', ({ message }) => resolve(message))
  })

const refused = (host) => `connect ECONNREFUSED ${host}: a test run connects to this machine only`

test('a test that connects to another machine is refused at once, by address and by name', async () => {
  expect(await messageOf({ host: '192.0.2.1' })).toBe(refused('192.0.2.1'))
  expect(await messageOf({ host: '2001:db8::1' })).toBe(refused('2001:db8::1'))
  expect(await messageOf({ host: 'provider.example' })).toBe(refused('provider.example'))
  const lookup = (_name, _options, done) => done(null, [{ address: '192.0.2.1', family: 4 }])
  expect(await messageOf({ host: 'provider.example', lookup })).toBe(refused('provider.example'))
  await expect(fetch('http://192.0.2.1/')).rejects.toThrow('fetch failed')
})

test('a test reaches servers of this machine', async () => {
  const server = createServer((socket) => socket.end()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socket = connect(server.address().port, 'localhost')
  await once(socket, 'connect')
  expect(socket.remotePort).toBe(server.address().port)
  socket.destroy()
  server.close()
})

test('a program that a test starts is refused too', () => {
  const text = "require('net').connect(9, '192.0.2.1').once('error', ({ message }) => console.log(message))"
  const { stdout } = spawnSync(process.execPath, ['-e', text], { encoding: 'utf8' })
  expect(stdout.trim()).toBe(refused('192.0.2.1'))
})
