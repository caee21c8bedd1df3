import { describe, expect, test } from 'vitest'

import { deviceOf } from './device.ts'

describe(deviceOf, () => {
  test.each([
    { agent: '', device: {} },
    { agent: 'curl/8.5.0', device: {} },
    {
      agent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
      device: { browser: 'Chrome', system: 'Linux' },
    },
    {
      agent:
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
      device: { browser: 'Edge', system: 'Windows' },
    },
    {
      agent:
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
      device: { browser: 'Safari', system: 'iPhone' },
    },
    {
      agent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
      device: { browser: 'Chrome', system: 'Android' },
    },
    {
      agent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 14.5; rv:140.0) Gecko/20100101 Firefox/140.0',
      device: { browser: 'Firefox', system: 'macOS' },
    },
  ])('$agent', ({ agent, device }) => {
    expect(deviceOf(agent)).toEqual(device)
  })
})
