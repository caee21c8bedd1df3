import { z } from 'zod'
import { duration } from './duration.ts'
import { providerId, mapperAddress } from './provider-config.ts'
import { section } from './section.ts'

const httpAddress = z.url({ protocol: /^https?$/, error: 'expected an http or https address' })

const provider = z.strictObject({
  /** Part of the addresses that the provider knows, and of each link: it never changes. */
  id: providerId,
  label: z.string().min(1).max(100).optional(),
  mapper_url: mapperAddress,
  organization_id: z.uuid().optional(),
  raw_idp_metadata_xml: z
    .string()
    .regex(/^(?:file|https?|base64):\/\//, 'expected a file://, http(s):// or base64:// address'),
  audience_override_base_url: httpAddress.transform((address) => address.replace(/\/+$/, '')).optional(),
  state: z.enum(['enabled', 'disabled']).default('enabled'),
  /** Which parts of an answer the provider signs; unset, at least one of both. */
  want_signed: z.enum(['assertion', 'response', 'both']).optional(),
  clock_skew: duration().prefault('60s'),
  name_id_format: z.string().min(1).max(255).optional(),
  /** The attribute that names the user; unset, the NameID does. */
  subject_attribute: z.string().min(1).max(255).optional(),
})

export type SamlSettings = Readonly<z.output<typeof provider>>

/** `selfservice.methods.saml` with the keys of Ory Network (docs/contract/providers-and-oauth2.md §B2). */
export const samlConfig = section({
  enabled: z.boolean().default(false),
  config: section({ providers: z.array(provider).default([]) }),
})
