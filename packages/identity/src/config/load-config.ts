import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseDocument } from 'yaml'
import { crossProblems } from './cross-check.ts'
import { ConfigError, problemsOf, configProblem } from './config-error.ts'
import { identityConfig, type IdentityConfig } from './identity-config.ts'

export interface ConfigPlace {
  /** The app's origin, `scheme://host[:port]`: base of relative addresses, first allowed return address. */
  readonly origin: string
  /** Where the configuration file lies: base of relative `file://` addresses. */
  readonly directory: string
  /** The file's name in error messages. */
  readonly source?: string
}

/** Reads a configuration with Kratos' keys. @throws ConfigError that lists all problems. */
export function parseConfig(yaml: string, { origin, directory, source }: ConfigPlace): IdentityConfig {
  const document = parseDocument(yaml, { uniqueKeys: true })
  if (document.errors.length > 0)
    throw new ConfigError(
      document.errors.map((error) => error.message),
      source,
    )
  const parsed = identityConfig(new URL(origin).origin).safeParse(document.toJS({ maxAliasCount: 20 }), {
    error: configProblem,
    reportInput: true,
  })
  if (!parsed.success) throw new ConfigError(problemsOf(parsed.error), source)
  const config = placed(parsed.data, new URL(origin).href, directory)
  const problems = crossProblems(config)
  if (problems.length > 0) throw new ConfigError(problems, source)
  return config
}

/** `parseConfig` for a file. */
export async function loadConfig(path: string, { origin }: Pick<ConfigPlace, 'origin'>): Promise<IdentityConfig> {
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new ConfigError([`cannot be read (${cause instanceof Error ? cause.message : String(cause)})`], path)
  })
  return parseConfig(text, { origin, directory: dirname(resolve(path)), source: path })
}

/** Adds the origin to the allowed return addresses, and resolves schema files beside the configuration file. */
const placed = (config: IdentityConfig, origin: string, directory: string): IdentityConfig => ({
  ...config,
  selfservice: {
    ...config.selfservice,
    methods: {
      ...config.selfservice.methods,
      oidc: {
        ...config.selfservice.methods.oidc,
        config: {
          ...config.selfservice.methods.oidc.config,
          providers: config.selfservice.methods.oidc.config.providers.map((provider) => ({
            ...provider,
            mapper_url: fileAddress(provider.mapper_url, directory),
          })),
        },
      },
      saml: {
        ...config.selfservice.methods.saml,
        config: {
          providers: config.selfservice.methods.saml.config.providers.map((provider) => ({
            ...provider,
            mapper_url: fileAddress(provider.mapper_url, directory),
            raw_idp_metadata_xml: fileAddress(provider.raw_idp_metadata_xml, directory),
          })),
        },
      },
    },
    allowed_return_urls: [...new Set([origin, ...config.selfservice.allowed_return_urls])],
  },
  session: {
    ...config.session,
    whoami: {
      ...config.session.whoami,
      tokenizer: {
        templates: Object.fromEntries(
          Object.entries(config.session.whoami.tokenizer.templates).map(([name, template]) => [
            name,
            {
              ...template,
              jwks_url: fileAddress(template.jwks_url, directory),
              ...(template.claims_mapper_url !== undefined && {
                claims_mapper_url: fileAddress(template.claims_mapper_url, directory),
              }),
            },
          ]),
        ),
      },
    },
  },
  identity: {
    ...config.identity,
    schemas: config.identity.schemas.map((schema) => ({ ...schema, url: fileAddress(schema.url, directory) })),
  },
})

const fileAddress = (url: string, directory: string): string =>
  url.startsWith('file://')
    ? pathToFileURL(resolve(directory, decodeURIComponent(url.slice('file://'.length)))).href
    : url
