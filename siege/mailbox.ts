import { setTimeout as sleep } from 'node:timers/promises'
import { openMailServer } from '../packages/identity/test/service/outside/mail-server.ts'

/** The mail server of a siege: it accepts every mail and delivers none. */
export interface Mailbox {
  /** Its SMTP address. */
  readonly url: string
  /** Number of mails to an address; of all mails without an address. */
  count(to?: string): number
  /** Subjects of the mails to an address, oldest first. */
  subjects(to: string): readonly string[]
  /** Waits for a mail to an address after the first `after` ones; returns the code of the newest. */
  code(to: string, after?: number): Promise<string>
  /** Resolves when no mail came for a second. */
  quiet(): Promise<void>
  close(): Promise<void>
}

const timeoutMs = 20_000

export async function openMailbox(): Promise<Mailbox> {
  const server = await openMailServer()
  const to = (address: string) => server.taken.filter((mail) => mail.to === address).map(({ mail }) => subjectOf(mail))
  return {
    url: `smtp://127.0.0.1:${server.port}/?disable_starttls=true`,
    count: (address) => (address === undefined ? server.taken.length : to(address).length),
    subjects: to,
    async code(address, after = 0) {
      for (const begun = Date.now(); Date.now() - begun < timeoutMs; await sleep(20)) {
        const codes = to(address)
          .slice(after)
          .map((subject) => /^\d{6}\b/.exec(subject)?.[0])
        const code = codes.findLast((one) => one !== undefined)
        if (code !== undefined) return code
      }
      throw new Error(`no code was mailed to ${address}; its mails: ${to(address).join(', ') || 'none'}`)
    },
    async quiet() {
      let seen = -1
      while (seen !== server.taken.length) {
        seen = server.taken.length
        await sleep(1_000)
      }
    },
    close: server.close,
  }
}

const subjectOf = (mail: string): string => /^Subject: (.*)$/m.exec(mail)?.[1] ?? ''
