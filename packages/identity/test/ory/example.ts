import { Document, stringify } from 'yaml'
import { hydraSettings, kratosSettings, settingsOfStories, soonUnprivileged } from './settings.ts'

/** The addresses of `examples/with-ory`, the standard ports of each. */
const origin = 'http://localhost:3000'
const issuer = 'http://127.0.0.1:4444'
const [kratosPublic, kratosAdmin, hydraAdmin] = [
  'http://127.0.0.1:4433',
  'http://127.0.0.1:4434',
  'http://127.0.0.1:4445',
]
const version = 'v26.2.0'

const head = (what: string) =>
  `# ${what}\n# Generated from the settings that the tests run: WITH_ORY=write npx vitest run packages/identity/test/ory\n`

const yaml = (value: object) => stringify(value, { lineWidth: 0, aliasDuplicateObjects: false, singleQuote: true })

/** In the network of the machine, each program stands at the address that the others and the browser use. */
const host = { network_mode: 'host', restart: 'unless-stopped' }
const kratosFiles = '-c /etc/config/kratos.yml -c /etc/config/place.yml'
const hydraFiles = '-c /etc/config/hydra.yml'
const kratos = {
  image: `oryd/kratos:${version}`,
  network_mode: 'host',
  environment: { SQA_OPT_OUT: 'true', DSN: 'sqlite:///var/lib/sqlite/kratos.sqlite?_fk=true&mode=rwc' },
  volumes: [
    'kratos:/var/lib/sqlite',
    '../../config/kratos.yml:/etc/config/kratos.yml:ro',
    '../../config/identity.schema.json:/etc/config/identity.schema.json:ro',
    './kratos.yml:/etc/config/place.yml:ro',
  ],
  // `identity.schema.json` is relative to the folder of work.
  working_dir: '/etc/config',
}
const hydra = {
  image: `oryd/hydra:${version}`,
  network_mode: 'host',
  environment: { SQA_OPT_OUT: 'true', DSN: 'sqlite:///var/lib/sqlite/hydra.sqlite?_fk=true&mode=rwc' },
  volumes: ['hydra:/var/lib/sqlite', './hydra.yml:/etc/config/hydra.yml:ro'],
}
const after = (service: string) => ({ [service]: { condition: 'service_completed_successfully' } })

const compose = {
  services: {
    folders: {
      image: 'busybox',
      command: 'chmod -R 777 /kratos /hydra',
      volumes: ['kratos:/kratos', 'hydra:/hydra'],
    },
    'kratos-migrate': {
      ...kratos,
      command: `migrate sql -e --yes ${kratosFiles}`,
      depends_on: after('folders'),
    },
    kratos: {
      ...kratos,
      ...host,
      command: `serve --dev --watch-courier ${kratosFiles}`,
      depends_on: after('kratos-migrate'),
    },
    'hydra-migrate': { ...hydra, command: `migrate sql up -e --yes ${hydraFiles}`, depends_on: after('folders') },
    hydra: { ...hydra, ...host, command: `serve all --dev ${hydraFiles}`, depends_on: after('hydra-migrate') },
    // Its pages with the mails are at http://127.0.0.1:8025.
    mail: {
      image: 'axllent/mailpit:v1.21',
      ...host,
      environment: { MP_SMTP_BIND_ADDR: '127.0.0.1:1025', MP_UI_BIND_ADDR: '127.0.0.1:8025' },
    },
  },
  volumes: { kratos: {}, hydra: {} },
}

/** The settings of the stories, as groups. */
function storySettings(): string {
  const settings = new Document({})
  for (const [path, value] of Object.entries({ ...settingsOfStories, ...soonUnprivileged }))
    settings.setIn(path.split('.'), value)
  return String(settings)
}

/** The files of `examples/with-ory`, by name. */
export const exampleFiles: Readonly<Record<string, string>> = {
  'docker-compose.yml': head('A Kratos, a Hydra and a mail server for the app: docs/with-ory.md') + yaml(compose),
  'kratos.yml':
    head('What a Kratos needs beside config/kratos.yml. Change the secrets.') +
    yaml({
      ...kratosSettings({ origin, smtp: 'smtp://127.0.0.1:1025/?disable_starttls=true', hydraAdmin }),
      secrets: { cookie: ['change-this-secret-of-cookies'], cipher: ['change-this-32-characters-secret'] },
    }),
  'hydra.yml':
    head('The settings of a Hydra whose pages are the app. Change the secret.') +
    yaml({
      serve: { public: { host: '127.0.0.1', port: 4444 }, admin: { host: '127.0.0.1', port: 4445 } },
      ...hydraSettings({ origin, issuer, kratosAdmin, kratosPublic }),
      secrets: { system: ['change-this-secret-of-tokens'] },
    }),
  'stories.yml':
    head('What the stories change in config/kratos.yml, for `npm run stories -- --against`.') + storySettings(),
}
