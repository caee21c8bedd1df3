import type { verificationPage as english } from '../en/verification-page.ts'
import type { Translation } from '../translation.ts'

export const verificationPage = {
  'verification-page.title': 'Verifique seu e-mail',
  'verification-page.verified': 'O e-mail da sua conta está verificado.',
  'verification-page.instructions': 'Enviamos um e-mail com um código para o seu endereço.',
  'verification-page.instructions.link': 'Enviamos um e-mail com um link para o seu endereço.',
  'verification-page.spam': 'Veja na caixa de entrada e depois em Spam ou Lixo eletrônico.',
  'verification-page.request': 'Pedir novo e-mail de verificação',
  'verification-page.resend': 'Reenviar o e-mail de verificação',
} satisfies Translation<typeof english>
