import type { mails as english } from '../en/mails.ts'
import type { Translation } from '../translation.ts'

export const mails = {
  'mail.greeting': 'Olá,',
  'mail.signature': 'Collect Everything',
  'mail.ignore': 'Não fez este pedido? Então ignore este e-mail: nada mudou.',
  'mail.recovery.subject': '{code} é seu código de recuperação',
  'mail.recovery.text': 'Seu código de recuperação:',
  'mail.recovery.unknown.subject': 'Alguém tentou recuperar uma conta',
  'mail.recovery.unknown.text':
    'Alguém pediu para recuperar a conta deste endereço, mas ele não pertence a nenhuma conta. Se o pedido foi seu, tente outro endereço.',
  'mail.verification.subject': '{code} é seu código de verificação',
  'mail.verification.text': 'Seu código de verificação:',
  'mail.verification.link': 'Ou abra esta página:',
  'mail.verification.unknown.subject': 'Alguém tentou verificar este endereço',
  'mail.verification.unknown.text':
    'Alguém pediu para verificar este endereço, mas ele não pertence a nenhuma conta. Se o pedido foi seu, tente outro endereço.',
  'mail.login.subject': '{code} é seu código de acesso',
  'mail.login.text': 'Seu código de acesso:',
  'mail.login.unknown.subject': 'Alguém tentou entrar com este endereço',
  'mail.login.unknown.text':
    'Alguém pediu um código de acesso com este endereço, mas ele não pertence a nenhuma conta. Se o pedido foi seu, tente outro endereço.',
  'mail.login.unknown.sign-up': 'Ainda não tem conta? É possível criar uma aqui:',
  'mail.registration.subject': '{code} é seu código para criar a conta',
  'mail.registration.text': 'Seu código para criar a conta:',
  'mail.lifetime': 'Ele expira em {minutes, plural, one {# minuto} many {# de minutos} other {# minutos}}.',
  'mail.recovery-link.subject': 'Recupere sua conta',
  'mail.recovery-link.text': 'Abra esta página para voltar a ter acesso à sua conta:',
  'mail.verification-link.subject': 'Verifique seu endereço',
  'mail.verification-link.text': 'Abra esta página para confirmar que este endereço é seu:',
  'mail.lifetime-link': 'O link expira em {minutes, plural, one {# minuto} many {# de minutos} other {# minutos}}.',
  'mail.password-changed.subject': 'Sua senha foi alterada',
  'mail.password-changed.text':
    'A senha da sua conta acaba de ser alterada. Se a alteração não foi sua, recupere a conta imediatamente.',
  'mail.recovery.link': 'Ou abra esta página:',
  'mail.duplicate.subject': 'Já existe uma conta com seu e-mail',
  'mail.duplicate.text':
    'Alguém tentou criar uma conta com o seu endereço, que já tem uma. Se a tentativa foi sua, entre nessa conta. Esqueceu a senha? Recupere a conta. Se a tentativa não foi sua, ignore este e-mail: nada mudou.',
  'mail.not-you':
    'Foi você? Então não precisa fazer nada. Se não foi, altere a senha e saia dos outros dispositivos nos ajustes. Não consegue entrar? Recupere a conta.',
  'mail.new-device.subject': 'Novo acesso à sua conta',
  'mail.new-device.text': 'Sua conta acaba de ser usada em um novo dispositivo.',
  'mail.new-device.time': 'Horário: {time} (UTC)',
  'mail.new-device.device': 'Dispositivo: {device}',
  'mail.new-device.address': 'Endereço IP: {address}',
  'mail.added.subject': 'Sua conta tem um novo método de acesso',
  'mail.added.text':
    '{factor, select, totp {Um app autenticador acaba de ser vinculado à sua conta.} lookup_secret {Novos códigos de backup acabam de ser gerados para sua conta. Os anteriores não funcionam mais.} passkey {Uma chave de acesso acaba de ser adicionada à sua conta.} webauthn {Uma chave de segurança acaba de ser adicionada à sua conta.} provider {Sua conta acaba de ser vinculada a {provider}. A partir de agora, também é possível entrar assim.} other {Um novo método de acesso acaba de ser adicionado à sua conta.}}',
  'mail.removed.subject': 'Um método de acesso foi removido',
  'mail.removed.text':
    '{factor, select, totp {O app autenticador acaba de ser removido da sua conta.} lookup_secret {Os códigos de backup da sua conta acabam de ser excluídos.} passkey {Uma chave de acesso acaba de ser removida da sua conta.} webauthn {Uma chave de segurança acaba de ser removida da sua conta.} password {A senha da sua conta acaba de ser removida.} provider {Sua conta acaba de ser desvinculada de {provider}. Não é mais possível entrar assim.} other {Um método de acesso acaba de ser removido da sua conta.}}',
  'mail.first-proof.subject': 'Agora a conta é só sua',
  'mail.first-proof.text':
    'Seu endereço acaba de ser confirmado pela primeira vez. Por isso removemos o que tinha sido configurado antes na conta: senha, chaves de acesso, chaves de segurança, app autenticador, códigos de backup, contas vinculadas, sessões abertas e navegadores conhecidos. Outra pessoa pode ter configurado isso.',
  'mail.first-proof.again':
    'Foi você que configurou? Então entre com um código por e-mail e configure tudo de novo nos ajustes.',
  'mail.made.text': 'Em {time} (UTC) foi criada uma conta com seu endereço.',
  'mail.made.not-you':
    'Não foi você? Abra a página acima, digite o código e escolha “Não fui eu”. Tudo o que a outra pessoa configurou será removido.',
  'mail.guessed.subject': 'Códigos incorretos depois da sua senha',
  'mail.guessed.text':
    'Alguém digitou sua senha e depois vários códigos incorretos. Essa pessoa não conseguiu entrar. Se não foi você, alguém sabe sua senha: altere-a agora.',
  'mail.address-changed.subject': 'O e-mail da sua conta foi alterado',
  'mail.address-changed.text':
    'O e-mail da sua conta acaba de ser alterado. Esta mensagem vai para o endereço anterior.',
  'mail.app-connected.subject': 'Um aplicativo foi conectado à sua conta',
  'mail.app-connected.text':
    'O aplicativo {app} já pode usar sua conta. Os ajustes mostram seus aplicativos conectados, e é possível desconectá-los lá.',
  'mail.app-stolen.subject': 'Um aplicativo foi desconectado da sua conta',
  'mail.app-stolen.text':
    'Provavelmente alguém copiou o acesso do aplicativo {app} à sua conta. Encerramos esse acesso, e a cópia não funciona mais. Para continuar usando o aplicativo, conecte-o novamente.',
  'mail.deletion.subject': 'Sua conta será excluída',
  'mail.deletion.text':
    'Recebemos um pedido para excluir sua conta. Ela será excluída em {date}, com tudo o que guardamos sobre você.',
  'mail.deletion.undo': 'Mudou de ideia, ou não foi você? Até lá, é possível entrar e manter a conta nos ajustes.',
  'mail.deletion-off.subject': 'Sua conta continua',
  'mail.deletion-off.text': 'Sua conta não será mais excluída.',
  'mail.not-me': 'Foi você? Então não precisa fazer nada. Se não foi, abra esta página e pressione o botão:',
  'mail.not-me.lifetime':
    'O link vale por {days, plural, one {# dia} many {# de dias} other {# dias}} e só pode ser usado uma vez.',
  'mail.address-taken.subject': 'Alguém informou o seu endereço',
  'mail.address-taken.text':
    'Alguém tentou colocar o seu endereço em outra conta. A sua conta continua com ele e nada mudou. Foi você? Então entre na conta que já tem este endereço.',
} satisfies Translation<typeof english>
