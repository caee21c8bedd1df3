import { routes } from '../http/routes.ts'

export const leads = routes
