import { routes } from '../../http/routes.ts'
import { login } from '../totp/login.ts'

export const both = [routes, login]
