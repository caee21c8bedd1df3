// npm run partners: starts every partner on its port, and says how to use them.
import { fileURLToPath } from 'node:url'
import { startGithubPartner } from './github-partner.ts'
import { startOpenIdPartner } from './openid-partner.ts'
import { partnerClient } from './partner-client.ts'
import { startSamlPartner } from './saml-partner.ts'

const samlKeyFile = fileURLToPath(new URL('../../.cache/partners/saml-key.json', import.meta.url))

const partners = {
  'OpenID provider': await startOpenIdPartner({ port: 4461 }),
  'GitHub-like provider': await startGithubPartner({ port: 4462 }),
  'SAML provider': await startSamlPartner({ port: 4463, keyFile: samlKeyFile }),
}

console.log(`Partners to try sign-in with providers. All people are invented, and no password is asked for.
`)
for (const [name, { origin, trouble }] of Object.entries(partners)) {
  console.log(`${name}: ${origin}
  To make it slow, down or lying: ${origin}/trouble, or
    curl -d trouble=slow -d at=${trouble.calls[0]} ${origin}/trouble
  at: ${trouble.calls.join(', ')}; empty for every call
  trouble: none, ${Object.keys(trouble.kinds).join(', ')}
`)
}
console.log(`The client of the first two: client_id “${partnerClient.id}”, client_secret “${partnerClient.secret}”.
The metadata of the SAML provider: ${partners['SAML provider'].origin}/metadata. It reads the app's own by itself.
Start the app in another terminal with these settings:
  IDENTITY_CONFIG=config/with-partners.yml npm start
Ctrl+C ends the partners.`)

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0))
