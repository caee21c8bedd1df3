import { expect, test } from 'vitest'
import { config, describeCourier, hello, minute, queueOn } from '../service/courier.ts'
import { openMailServer } from '../service/outside/mail-server.ts'

describeCourier('the courier and a mail server', ({ courierWith, time, lines }) => {
  test('a mail is sent by SMTP', async () => {
    const server = await openMailServer()
    const courier = courierWith({ smtpUrl: `smtp://127.0.0.1:${server.port}/?disable_starttls=true` })
    const id = await queueOn(courier, hello)
    await courier.dispatch()
    await courier.stop()
    await server.close()
    expect(lines).toMatchObject([{ level: 'info', id }])
    const conversation = server.heard.join('')
    expect(conversation).toContain('MAIL FROM:<no-reply@collect.example>')
    expect(conversation).toContain('RCPT TO:<anna@example.org>')
    expect(conversation).toContain('From: Collect <no-reply@collect.example>')
    expect(conversation).toContain(`Message-ID: <${id}@collect.example>`)
    expect(conversation).toContain('Subject: 123456 is your recovery code')
    expect(conversation).toContain('multipart/alternative')
  })

  test('a mail is sent once by SMTP, after a server was down and then busy', async () => {
    const gone = await openMailServer()
    await gone.close()
    const courier = courierWith({
      smtpUrl: `smtp://127.0.0.1:${gone.port}/?disable_starttls=true`,
      config: { courier: { ...config.courier, message_retries: 9 } },
    })
    await courier.queue(hello)
    const tryAgain = async () => {
      time.now += 15 * minute
      await courier.dispatch()
    }
    await tryAgain()
    const server = await openMailServer(gone.port)
    for (const behaviour of ['busy', 'later', 'as it should', 'as it should'] as const) {
      server.behave(behaviour)
      await tryAgain()
    }
    await courier.stop()
    await server.close()
    expect(server.taken.map(({ to }) => to)).toEqual(['anna@example.org'])
    expect(lines).toMatchObject([
      { level: 'warn' },
      { level: 'warn' },
      { level: 'warn' },
      { level: 'info', event: 'courier.message_sent', text: 'Message accepted for delivery.' },
    ])
  })

  test.each([['http://mail.example/', 'begins with smtp:// or smtps://']])(
    '%s is refused as a mail server',
    (smtpUrl, problem) => {
      expect(() => courierWith({ smtpUrl })).toThrow(problem)
    },
  )
})
