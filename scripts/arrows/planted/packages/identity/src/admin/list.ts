import { routes } from '../http/routes.ts'
import { reply } from '../http/wire/reply.ts'

export const list = [routes, reply]
