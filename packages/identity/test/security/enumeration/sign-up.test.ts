import { expect, test } from 'vitest'
import { describeService } from '../../service/describe-service.ts'
import { goodPassword } from '../../service/test-service.ts'

describeService('a sign-up that reveals whether an address has an account', {}, (service) => {
  const signUp = async (email: string, address: string) => {
    const visitor = service().visitor('script')
    visitor.address = address
    const { flow } = await visitor.start('registration')
    return visitor.send('registration', flow, { method: 'password', traits: { email }, password: goodPassword })
  }

  test('answers one network five times an hour, and then refuses free and taken addresses alike', async () => {
    const { email } = await service().account()
    const place = '198.51.100.77'
    const answers: number[] = []
    for (let count = 0; count < 6; count += 1) answers.push((await signUp(email, place)).answer.status)
    expect(answers).toEqual([400, 400, 400, 400, 400, 429])
    const free = await signUp(service().newEmail(), place)
    expect(free.answer.status).toBe(429)
    expect(free.answer.headers.get('retry-after')).toMatch(/^\d+$/)
    expect((await signUp(service().newEmail(), '203.0.113.77')).answer.status).toBe(200)
  })

  test('sign-ups that make an account are not counted', async () => {
    const place = '198.51.101.78'
    const answers: number[] = []
    for (let count = 0; count < 8; count += 1) answers.push((await signUp(service().newEmail(), place)).answer.status)
    expect(new Set(answers)).toEqual(new Set([200]))
  })
})
