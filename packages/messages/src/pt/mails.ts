import type { mails as english } from '../en/mails.ts'
import type { Translation } from '../translation.ts'

export const mails = {
  'mail.greeting': 'Olá,',
  'mail.signature': 'Collect Everything',
  'mail.ignore': 'Não fez este pedido? Então ignore este e-mail: nada mudou.',
  'mail.recovery.subject': '{code} é seu código de recuperação',
  'mail.recovery.text': 'Use este código para recuperar o acesso à sua conta:',
  'mail.recovery.unknown.subject': 'Alguém tentou recuperar uma conta',
  'mail.recovery.unknown.text':
    'Alguém pediu para recuperar a conta deste endereço, mas ele não pertence a nenhuma conta. Se o pedido foi seu, tente outro endereço.',
  'mail.verification.subject': '{code} é seu código de verificação',
  'mail.verification.text': 'Use este código para confirmar que este endereço é seu:',
  'mail.verification.link': 'Ou abra esta página:',
  'mail.verification.unknown.subject': 'Alguém tentou verificar este endereço',
  'mail.verification.unknown.text':
    'Alguém pediu para verificar este endereço, mas ele não pertence a nenhuma conta. Se o pedido foi seu, tente outro endereço.',
  'mail.login.subject': '{code} é seu código de acesso',
  'mail.login.text': 'Use este código para entrar:',
  'mail.registration.subject': '{code} é seu código para criar a conta',
  'mail.registration.text': 'Use este código para terminar de criar sua conta:',
  'mail.lifetime':
    'Ele vale por {minutes, plural, one {# minuto} many {# de minutos} other {# minutos}} e só pode ser usado uma vez.',
  'mail.password-changed.subject': 'Sua senha foi alterada',
  'mail.password-changed.text':
    'A senha da sua conta acaba de ser alterada. Se a alteração não foi sua, recupere a conta imediatamente.',
  'mail.recovery.link': 'Ou abra esta página:',
  'mail.duplicate.subject': 'Já existe uma conta com seu e-mail',
  'mail.duplicate.text':
    'Alguém tentou criar uma conta com o seu endereço, que já tem uma. Se a tentativa foi sua, entre nessa conta. Esqueceu a senha? Recupere a conta. Se a tentativa não foi sua, ignore este e-mail: nada mudou.',
} satisfies Translation<typeof english>
