import type { recovery as english } from '../en/recovery.ts'
import type { Translation } from '../translation.ts'

export const recovery = {
  'recovery.title': 'Recuperar a conta',
  'recovery.subtitle': 'Digite o endereço da sua conta para receber um código.',
  'recovery.subtitle.link': 'Digite o endereço da sua conta para receber um link.',
  'recovery.subtitle.opened': 'O link está correto. Continue para entrar e escolher uma nova senha.',
  'verification.title': 'Verificar o endereço',
  'verification.subtitle': 'Digite o e-mail que deseja verificar.',
  'verification.subtitle.email-or-phone': 'Digite o e-mail ou número de telefone que deseja verificar.',
  'verification.subtitle.opened': 'O link está correto. Continue para verificar seu endereço.',
} satisfies Translation<typeof english>
