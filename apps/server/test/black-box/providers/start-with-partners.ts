import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { startGithubPartner } from '../../../../../examples/partners/github-partner.ts'
import { startOpenIdPartner } from '../../../../../examples/partners/openid-partner.ts'
import { startSamlPartner } from '../../../../../examples/partners/saml-partner.ts'
import { testFolder, type Environment } from '../../program.ts'
import { startShipped } from '../../shipped.ts'

const delivered = fileURLToPath(new URL('../../../../../config/', import.meta.url))

/** The program with `config/with-partners.yml`, and the partners on ports of their own. The chooser offers the OpenID partner. */
export async function startWithPartners(environment: Environment = {}) {
  const openId = await startOpenIdPartner()
  const github = await startGithubPartner()
  const saml = await startSamlPartner()
  onTestFinished(async () => {
    await Promise.all([openId.close(), github.close(), saml.close()])
  })
  const file = join(testFolder(onTestFinished), 'with-partners.yml')
  const chooser = `\n            fedcm_config_url: ${openId.origin}/fedcm.json`
  const origins = new Map([
    ['4461', openId.origin + chooser],
    ['4462', github.origin],
    ['4463', saml.origin],
  ])
  const text = readFileSync(join(delivered, 'with-partners.yml'), 'utf8')
    .replaceAll(/http:\/\/127\.0\.0\.1:(\d+)/g, (origin, port: string) => origins.get(port) ?? origin)
    .replaceAll('file://./', `file://${delivered}`)
  writeFileSync(file, text)
  return { openId, saml, file, shipped: await startShipped({ ...environment, IDENTITY_CONFIG: file }) }
}
