import { afterAll, beforeAll, beforeEach, describe } from 'vitest'
import { testDatabases } from '../../../storage/test/databases.ts'
import { openAdmin, type Answer, type OpenAdmin, type AnswerFields } from './open-admin.ts'

export const ada = { traits: { email: 'Ada@Example.org', name: 'Ada' } }
export const unknownId = '00000000-0000-4000-8000-000000000000'
/** `hunter22`, by bcrypt. */
export const bcryptHash = '$2b$04$Fp0QUbfb48hAFvKHb1XoWuURWQikIVJ3IVHbXDzAS2rzSYoSqxysq'

interface AdminTests {
  /** The service, with an empty database at the start of each test. */
  readonly service: () => OpenAdmin
  /** Creates an account and returns the answer's body. */
  readonly made: (payload?: object) => Promise<AnswerFields>
  readonly signIn: (identifier: string, password: string) => Promise<Answer<AnswerFields>>
}

/** Declares tests of the admin API for accounts, on each database. */
export function describeAdmin(name: string, tests: (admin: AdminTests) => void): void {
  describe.each(testDatabases)(`${name} on $name`, (databases) => {
    let service: OpenAdmin
    beforeAll(async () => {
      service = await openAdmin(databases)
    })
    beforeEach(() => service.clear())
    afterAll(() => service.close())

    tests({
      service: () => service,
      made: async (payload = ada) => (await service.admin('POST', '/admin/identities', payload)).body,
      async signIn(identifier, password) {
        const { body: flow } = await service.public('GET', '/self-service/login/api')
        return service.public('POST', `/self-service/login?flow=${flow.id}`, {
          method: 'password',
          identifier,
          password,
        })
      },
    })
  })
}
