import { Hono } from 'hono'
import { challengeRoutes, type ChallengeRoutes } from './challenge-routes.ts'
import { consentSessionRoutes, type ConsentSessionRoutes } from './consent-session-routes.ts'

/** `/admin/oauth2/auth` (docs/contract/providers-and-oauth2.md §D1). */
export const authorizationRoutes = (context: ChallengeRoutes & ConsentSessionRoutes): Hono =>
  new Hono().route('/requests', challengeRoutes(context)).route('/sessions', consentSessionRoutes(context))
