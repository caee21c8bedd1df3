import type { z } from 'zod'
import { HydraError } from './hydra-error.ts'

/** The JSON body of a request; an absent one is an empty object. @throws HydraError that names the first wrong field */
export async function readAdminBody<Shape extends z.ZodType>(request: Request, shape: Shape): Promise<z.output<Shape>> {
  const text = await request.text()
  let content: unknown
  try {
    content = text === '' ? {} : JSON.parse(text)
  } catch {
    throw new HydraError(400, 'The body is not JSON.')
  }
  const { success, data, error } = shape.safeParse(content)
  if (success) return data
  const [issue] = error.issues
  throw new HydraError(400, `"${issue?.path.join('.') ?? ''}": ${issue?.message ?? 'invalid'}`)
}
