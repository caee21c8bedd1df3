import { domainToASCII } from 'node:url'
import { z } from 'zod'
import { duration } from './duration.ts'
import { section } from './section.ts'

/** A domain in lower case, international names as A-labels. */
const domain = z.string().transform((text, context) => {
  const ascii = domainToASCII(text)
  if (/^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(ascii)) return ascii
  context.addIssue({ code: 'custom', message: `expected a domain, got "${text}"` })
  return z.NEVER
})

/**
 * `selfservice.methods.b2b` with the keys of Kratos' file, on which only the hosted service acts
 * (docs/contract/providers-and-oauth2.md §A17).
 */
export const b2bConfig = section({
  config: section({
    organizations: z
      .array(
        z.strictObject({
          id: z.uuid().toLowerCase(),
          label: z.string().min(1).max(100).optional(),
          /** Domains of e-mail addresses. Their users sign in with the providers of the organisation. */
          domains: z.array(domain).default([]),
          /** Sessions of the organisation's users end earlier than others. */
          session_lifespan: duration().optional(),
        }),
      )
      .default([])
      .superRefine((list, context) => {
        const ids = new Set<string>()
        const domains = new Set<string>()
        for (const [index, organization] of list.entries()) {
          if (ids.has(organization.id))
            context.addIssue({
              code: 'custom',
              path: [index, 'id'],
              message: 'expected a different id for each organization',
            })
          ids.add(organization.id)
          for (const [place, name] of organization.domains.entries()) {
            if (domains.has(name))
              context.addIssue({
                code: 'custom',
                path: [index, 'domains', place],
                message: `${name} has an organization already`,
              })
            domains.add(name)
          }
        }
      }),
  }),
})
