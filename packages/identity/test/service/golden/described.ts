import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { TestService } from '../test-service.ts'

interface Described {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components: object
}
interface Content {
  readonly content?: { readonly 'application/json': { readonly schema: object } }
}
interface Operation {
  readonly requestBody?: Content
  readonly responses: Readonly<Record<string, Content>>
}

/** Compares each answer, and each accepted request, with the OpenAPI description. */
export async function described(service: TestService) {
  const description = (await (await service.fetch(new Request(`${service.origin}/openapi.json`))).json()) as Described // read below
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  formats.default(ajv)
  ajv.addSchema({ $id: 'api', components: description.components })
  const problems: object[] = []
  const seen = new Set<string>()

  const compiled = new Map<object, ValidateFunction>()
  const validatorOf = (schema: object): ValidateFunction => {
    const known = compiled.get(schema)
    if (known) return known
    const named = JSON.stringify(schema).replaceAll('#/components', 'api#/components')
    const made = ajv.compile(JSON.parse(named) as object) // written from a schema above
    compiled.set(schema, made)
    return made
  }

  const operationOf = (path: string, method: string): readonly [string, Operation] | undefined => {
    const entries = Object.entries(description.paths)
    const exact = entries.find(([template]) => template === path)
    const found =
      exact ?? entries.find(([template]) => new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path))
    const operation = found?.[1][method.toLowerCase()]
    return found && operation && [found[0], operation]
  }

  const lookAtBody = async (request: Request, what: string, promised: Content | undefined) => {
    const text = await request.text()
    if (text === '' || !request.headers.get('content-type')?.startsWith('application/json')) return
    const validate = promised?.content && validatorOf(promised.content['application/json'].schema)
    const body: unknown = JSON.parse(text)
    if (!validate?.(body)) problems.push({ what: `the body of ${what}`, problem: validate?.errors, body })
  }

  /** @param request not read yet */
  const look = async (request: Request, response: Response): Promise<Response> => {
    const { pathname } = new URL(request.url)
    const what = `${request.method} ${pathname} ${response.status}`
    const [template, operation] = operationOf(pathname, request.method) ?? []
    const promised =
      operation?.responses[String(response.status)] ??
      (response.status >= 400 ? operation?.responses['default'] : undefined)
    if (!template || !promised) {
      problems.push({ what, problem: 'is not described' })
      return response
    }
    seen.add(`${request.method} ${template} ${response.status}`)
    if (response.ok) await lookAtBody(request, what, operation?.requestBody)
    const schema = promised.content?.['application/json'].schema
    if (!schema || response.status === 303) return response
    const validate = validatorOf(schema)
    const body: unknown = await response.clone().json()
    if (!validate(body)) problems.push({ what, problem: validate.errors, body })
    return response
  }
  return { look, problems, seen }
}
