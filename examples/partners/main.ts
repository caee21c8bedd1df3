// npm run partners: starts every partner on its port, and says how to use them.
import { startGithubPartner } from './github-partner.ts'
import { startOpenIdPartner } from './openid-partner.ts'
import { partnerClient } from './partner-client.ts'

const partners = {
  'OpenID provider': await startOpenIdPartner({ port: 4461 }),
  'GitHub-like provider': await startGithubPartner({ port: 4462 }),
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
console.log(`The client of both: client_id “${partnerClient.id}”, client_secret “${partnerClient.secret}”.
Start the app in another terminal with these settings:
  IDENTITY_CONFIG=config/with-partners.yml npm start
Ctrl+C ends the partners.`)

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0))
