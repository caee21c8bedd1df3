import type { said as english } from '../en/said.ts'
import type { Translation } from '../translation.ts'

export const said = {
  'said.first-proof':
    'Seu endereço está confirmado e a conta é só sua. Removemos o que tinha sido configurado antes: senha, chaves de acesso, chaves de segurança, app autenticador, códigos de backup e outras sessões. Para manter sua senha antiga, digite-a uma vez abaixo.',
  'said.claim.made':
    'Em {date} foi criada uma conta com seu endereço. Ninguém confirmou ainda que o endereço é seu. Foi você?',
  'said.claim.device': 'Ela foi criada com {device}.',
  'said.claim.address': 'Endereço IP: {address}',
  'said.claim.ways': 'Ela pode ser aberta com: {ways}.',
  'said.claim.mine': 'Fui eu',
  'said.claim.not-mine': 'Não fui eu',
  'said.claim.cleared':
    'Agora a conta é só sua, e o que a outra pessoa configurou foi removido. Entre com um código por e-mail para continuar.',
  'said.way':
    '{way, select, password {senha} totp {app autenticador} lookup_secret {códigos de backup} webauthn {chave de segurança} passkey {chave de acesso} code {código por e-mail} other {outra forma}}',
  'said.same-mailbox':
    'Você recuperou sua conta por este endereço, então um código enviado a ele não prova nada mais. Use outro segundo fator ou saia e entre com sua senha.',
  'said.unverified-key': 'Esta chave não verificou se é você. Escolha outra forma de entrar.',
} as const satisfies Translation<typeof english>
